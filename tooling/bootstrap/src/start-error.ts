/** Why something cannot start, in one line for the person at the terminal. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** A process of ours could not start and has said why itself. */
export class AlreadyReported extends Error {
  override readonly name = "AlreadyReported";
}
