/** A command cannot do its work. Its message is one line, which is printed without a stack before the exit with 1. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}
