/** A command cannot run. Its message is one line, printed without a stack before the exit with code 1. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}
