import * as v from "valibot";
import { described } from "../described.ts";

/** The reCAPTCHA actions of the forms that it may protect. */
export type RecaptchaAction = "contact" | "register" | "reminder";

/** The field of a call with `recaptcha`. Required where the shop uses reCAPTCHA; handlers do not receive it. */
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

/** The error of a call with `recaptcha`. */
export const recaptchaRefusal = { "recaptcha.refused": 422 } as const;
