import { join } from "node:path";
import { readOrCreateSecret } from "../db/embedded/cluster.ts";
import { StartError } from "../process/start-error.ts";

const MIN_SECRET_LENGTH = 32;

/**
 * Reads the signing key: `NOREN_SECRET`, or a generated key in the data folder.
 *
 * @throws StartError for a guessable key, because the key can sign an access token for any member
 */
export function readSecret(env: Readonly<Record<string, string | undefined>>, dataDir: string): string {
  const file = join(dataDir, "secret");
  const configured = env["NOREN_SECRET"] || undefined;
  const secret = configured ?? readOrCreateSecret(file);
  if (secret.length < MIN_SECRET_LENGTH)
    throw new StartError(`${configured ? "NOREN_SECRET" : file} needs at least ${MIN_SECRET_LENGTH} characters.`);
  return secret;
}
