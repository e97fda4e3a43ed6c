/** A command cannot start; only the message is printed. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** A service could not start and has printed the reason itself. */
export class AlreadyReported extends Error {
  override readonly name = "AlreadyReported";
}
