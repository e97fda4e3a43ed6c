import { setLogLevel } from "./log.ts";
import { StartError } from "./start-error.ts";

/** Runs a command of the terminal: an error that its user can mend becomes one line, and the exit code 1. */
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
