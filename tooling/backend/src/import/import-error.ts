import { StartError } from "../process/start-error.ts";

/** The file as a whole cannot be imported; nothing was written. */
export class ImportError extends StartError {
  override readonly name = "ImportError";
}
