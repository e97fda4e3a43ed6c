/** Why the backend cannot start, in one line for the person at the terminal; `main.ts` prints it and exits with 1. */
export class StartError extends Error {
  override readonly name = "StartError";
}
