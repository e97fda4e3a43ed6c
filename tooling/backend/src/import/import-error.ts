/** The file as a whole cannot be imported; nothing was written. The message is shown in the terminal. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}
