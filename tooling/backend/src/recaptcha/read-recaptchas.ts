import { parseByChannel } from "../shop/parse-by-channel.ts";
import { createGoogleRecaptcha } from "./google-recaptcha.ts";
import type { Recaptchas } from "./recaptcha.ts";

/**
 * Reads `RECAPTCHA_SECRETS`, e.g. `simple=6Lc…,fl1=6Ld…`: the secret of each shop's site key.
 *
 * @throws StartError in one sentence that names the variable
 */
export function readRecaptchas(text?: string): Recaptchas {
  return parseByChannel("RECAPTCHA_SECRETS", "secret", text, (secret) =>
    /^[\w-]{20,}$/.test(secret) ? createGoogleRecaptcha(secret) : null,
  );
}
