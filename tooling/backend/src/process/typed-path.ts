import { resolve } from "node:path";

/**
 * A path as the person at the terminal means it: from where they stand. npm runs scripts in the project's folder and
 * tells the other one in INIT_CWD.
 */
export const typedPath = (path: string, env: NodeJS.ProcessEnv = process.env): string =>
  resolve(env["INIT_CWD"] ?? "", path);
