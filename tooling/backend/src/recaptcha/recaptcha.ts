import type { Call, RecaptchaAction } from "@noren/contract";
import type { Channel } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { recaptchaCopy } from "./recaptcha.copy.ts";

/** Verifies reCAPTCHA tokens. */
export interface Recaptcha {
  /** Whether the token is valid, unused and for this action; true when the check is unavailable. */
  isHuman(token: string, action: RecaptchaAction): Promise<boolean>;
}

/** Verifiers by channel key; a shop without one accepts every request. */
export type Recaptchas = ReadonlyMap<string, Recaptcha>;

type Body = Readonly<Record<string, unknown>> | undefined;

/**
 * Verifies the token of a guarded call and returns the body without it (decision 0047).
 *
 * @throws ApiError 422 where the shop checks tokens, and this one is missing, used or rejected
 */
export async function verifyRecaptcha(
  call: Pick<Call, "recaptcha">,
  body: Body,
  channel: Pick<Channel, "key" | "settings">,
  recaptchas: Recaptchas = new Map(),
): Promise<Body> {
  if (call.recaptcha === undefined || body === undefined) return body;
  const { recaptcha_token: token, ...rest } = body;
  // Without a key in the settings no page could get a token.
  const recaptcha = channel.settings["PLUGIN.RECAPTCHA.KEY"] ? recaptchas.get(channel.key) : undefined;
  if (recaptcha && !(typeof token === "string" && (await recaptcha.isHuman(token, call.recaptcha))))
    throw new ApiError(422, "recaptcha.refused", recaptchaCopy.refused);
  return rest;
}
