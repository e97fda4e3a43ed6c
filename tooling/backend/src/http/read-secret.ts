import { join } from "node:path";
import { keepSecret } from "../db/embedded/cluster.ts";
import { StartError } from "../process/start-error.ts";

const LEAST_SECRET = 32;

/**
 * The key of everything that is signed: `NOREN_SECRET`, else one that is made and kept in the data folder.
 *
 * @throws StartError where it could be guessed: whoever knows it may be any member
 */
export function readSecret(env: Readonly<Record<string, string | undefined>>, dataDir: string): string {
  const file = join(dataDir, "secret");
  const given = env["NOREN_SECRET"] || undefined;
  const secret = given ?? keepSecret(file);
  if (secret.length < LEAST_SECRET)
    throw new StartError(`${given ? "NOREN_SECRET" : file} needs at least ${LEAST_SECRET} characters.`);
  return secret;
}
