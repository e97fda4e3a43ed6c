import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { RecaptchaAction } from "@noren/contract";

/** The token's field in a call; empty without a token. */
export type RecaptchaField = { recaptcha_token?: string };

/**
 * Requests the token when a form that reCAPTCHA protects is submitted. Without a token, because the shop does not use
 * reCAPTCHA or Google is unreachable, the form is submitted all the same: the API decides.
 */
export function useRecaptcha(): (action: RecaptchaAction) => Promise<RecaptchaField> {
  const { data: settings } = useGetSettingsQuery();
  return async (action) => {
    if (!settings?.["PLUGIN.RECAPTCHA.KEY"]) return {};
    try {
      const { openRecaptcha } = await import("./recaptcha.ts");
      const ask = await openRecaptcha(settings);
      return { recaptcha_token: await ask(action) };
    } catch (error) {
      // For the shop's developers. If the API rejects the call, the visitor sees its message.
      console.warn(error);
      return {};
    }
  };
}
