import { setLogLevel } from "./log.ts";
import { StartError } from "./start-error.ts";

/** Runs a command of the terminal. Prints a `StartError` as one line and exits with code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  setLogLevel("error");
  try {
    await command();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
