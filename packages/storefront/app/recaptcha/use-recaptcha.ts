import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { RecaptchaAction } from "@noren/contract";

/** The field of a guarded form's call; nothing where there is no token to send. */
export type RecaptchaField = { recaptcha_token?: string };

/**
 * Asks for the token of a form that reCAPTCHA guards, when the form is sent. Without a token, since the shop does not
 * use it or Google cannot be had, the form is sent all the same: the API has the last word.
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
      // For whoever runs the shop: the visitor hears of it from the API, where it matters.
      console.warn(error);
      return {};
    }
  };
}
