import type { Call, RecaptchaAction } from "@noren/contract";
import type { Channel } from "../db/schema/shop.ts";
import { ApiError } from "../http/api-error.ts";
import { recaptchaCopy } from "./recaptcha.copy.ts";

/** Tells people from programs. */
export interface Recaptcha {
  /** Whether a person got this token for this action, just now and for this once; true where nobody can say. */
  isPerson(token: string, action: RecaptchaAction): Promise<boolean>;
}

/** Who checks the tokens of which shop, by its channel's key; a shop that is not named takes everybody for a person. */
export type Recaptchas = ReadonlyMap<string, Recaptcha>;

type Body = Readonly<Record<string, unknown>> | undefined;

/**
 * The body of a guarded call without its token, once that is good (decision 0047).
 *
 * @throws ApiError 422 where the shop checks tokens, and this one is missing, spent or a program's
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
  if (recaptcha && !(typeof token === "string" && (await recaptcha.isPerson(token, call.recaptcha))))
    throw new ApiError(422, "recaptcha.refused", recaptchaCopy.refused);
  return rest;
}
