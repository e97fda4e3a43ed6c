import { resolve } from "node:path";

/**
 * Resolves a path from the folder where the user ran the command. npm runs scripts in the project's folder and
 * passes the other one in INIT_CWD.
 */
export const resolveTypedPath = (path: string, env: NodeJS.ProcessEnv = process.env): string =>
  resolve(env["INIT_CWD"] ?? "", path);
