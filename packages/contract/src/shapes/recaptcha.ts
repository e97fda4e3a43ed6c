import * as v from "valibot";
import { described } from "../described.ts";

/** The forms that reCAPTCHA may guard, by the action that a token is asked for. */
export type RecaptchaAction = "contact" | "register" | "reminder";

/**
 * For the body of a call with `recaptcha`: the token that reCAPTCHA gave the browser. Demanded where the shop checks it;
 * no handler ever sees it.
 */
export const recaptchaField = {
  recaptcha_token: described(
    "The reCAPTCHA token of this form; required where the shop uses reCAPTCHA.",
    v.optional(
      v.pipe(
        v.string("文字で入力してください。"),
        v.minLength(1, "入力してください。"),
        v.maxLength(4096, "4096文字以内で入力してください。"),
        v.examples(["03AGdBq2"]),
      ),
    ),
  ),
};

/** What a call with `recaptcha` may answer beside its own errors. */
export const recaptchaRefusal = { "recaptcha.refused": 422 } as const;
