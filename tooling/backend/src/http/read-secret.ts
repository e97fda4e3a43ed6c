import { join } from "node:path";
import { keepSecret } from "../db/embedded/cluster.ts";
import { StartError } from "../process/start-error.ts";

const LEAST_SECRET = 32;

/**
 * Reads the signing key: `NOREN_SECRET`, or a generated key in the data folder.
 *
 * @throws StartError for a guessable key, because the key can sign an access token for any member
 */
export function readSecret(env: Readonly<Record<string, string | undefined>>, dataDir: string): string {
  const file = join(dataDir, "secret");
  const given = env["NOREN_SECRET"] || undefined;
  const secret = given ?? keepSecret(file);
  if (secret.length < LEAST_SECRET)
    throw new StartError(`${given ? "NOREN_SECRET" : file} needs at least ${LEAST_SECRET} characters.`);
  return secret;
}
