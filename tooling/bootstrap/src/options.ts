import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { readPort } from "@noren/backend/process/read-port";
import { StartError } from "@noren/backend/process/start-error";
import { resolveTypedPath } from "@noren/backend/process/resolve-typed-path";

export interface StartOptions {
  port: number;
  /** Deletes all data first. */
  fresh: boolean;
  /** A CSV file of products to import. */
  catalogue: string | undefined;
}

const USAGE = "Usage: npm start -- [--fresh] [--catalogue FILE]";

/** Reads the command line and PORT. @throws StartError in one line about the first wrong value */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): StartOptions {
  const port = readPort(env);
  const { fresh = false, catalogue: path } = readFlags(args);
  const catalogue = path === undefined ? undefined : resolveTypedPath(path, env);
  if (catalogue !== undefined && !existsSync(catalogue)) throw new StartError(`${catalogue} does not exist.`);
  return { port, fresh, catalogue };
}

function readFlags(args: string[]): { fresh?: boolean | undefined; catalogue?: string | undefined } {
  try {
    return parseArgs({ args, options: { fresh: { type: "boolean" }, catalogue: { type: "string" } } }).values;
  } catch (cause) {
    throw new StartError(USAGE, { cause });
  }
}
