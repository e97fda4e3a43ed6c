import type { AnyObject, TestConfig, TestContext } from "yup";
import { fill } from "./fill.ts";
import { type MessageKey, messages } from "./messages.ts";
import {
  isCardExpiration,
  isCardName,
  isDay,
  isDecimal,
  isDigits,
  isEmail,
  isFullWidth,
  isHalfWidthAlphaNum,
  isKana,
  isPassword,
  isPostalCode,
  isTel,
  isWebAddress,
} from "./predicates.ts";

/** A rule on text; what is empty is the business of `required`, so every rule here lets it pass. */
export type TextRule = TestConfig<string | null | undefined>;

interface Named {
  label?: string;
  path: string;
}

/** The message of a rule with the field's label in it; yup names the field by its label or else its path. */
export const says =
  (key: MessageKey, figures: Readonly<Record<string, number>> = {}) =>
  ({ label, path }: Named): string =>
    fill(messages[key], { field: label ?? path, ...figures });

const isEmpty = (value: unknown): value is "" | null | undefined =>
  value === undefined || value === null || value === "";

const rule = (
  key: MessageKey,
  holds: (text: string) => boolean,
  figures?: Readonly<Record<string, number>>,
): TextRule => ({
  name: key,
  message: says(key, figures),
  test: (value) => isEmpty(value) || holds(value),
});

export const kana = rule("kana", isKana);
export const post = rule("post", isPostalCode);
export const tel = rule("tel", isTel);
export const email = rule("email", isEmail);
export const halfWidthAlphaNum = rule("half_width_alpha_num", isHalfWidthAlphaNum);
export const fullWidth = rule("full_width", isFullWidth);
export const password = rule("password", isPassword);
export const dateBirth = rule("date_birth", isDay);
export const webAddress = rule("url", isWebAddress);
export const cardName = rule("card_name", isCardName);
export const cardExpiration = rule("card_expiration", isCardExpiration);
export const digits = (count: number) => rule("digits", (text) => isDigits(text, count), { max: count });
export const digitsBetween = ({ min, max }: { min: number; max: number }) =>
  rule("card_number", (text) => isDigits(text, min, max), { min, max });
export const decimal = (max: number) => rule("decimal", (text) => isDecimal(text, max), { max });
export const between = (min: number, max: number) =>
  rule("between", (text) => Number(text) >= min && Number(text) <= max, { min, max });
export const required: TextRule = { name: "required", message: says("required"), test: (value) => !isEmpty(value) };
export const choose: TextRule = { name: "choose", message: says("choose"), test: (value) => !isEmpty(value) };
export const maxLength = (max: number) => rule("max_length", (text) => text.length <= max, { max });
export const minLength = (min: number) => rule("min_length", (text) => text.length >= min, { min });

/** At least one of the fields beside this one, or this one, has a value. */
export const requiredWithoutAll = (fields: readonly string[]): TextRule => ({
  name: "required_without_all",
  message: messages.required_without_all,
  test(this: TestContext<AnyObject>, value) {
    return !isEmpty(value) || fields.some((field) => !isEmpty((this.parent as AnyObject)[field]));
  },
});

/** A day on or after the day in another field; days are `YYYY-MM-DD`, so their text is in their order. */
export const minDate = (field: string): TextRule => ({
  name: "min_date",
  message: messages.min_date,
  test(this: TestContext<AnyObject>, value) {
    const minimum: unknown = (this.parent as AnyObject)[field];
    return isEmpty(value) || typeof minimum !== "string" || minimum === "" || value >= minimum;
  },
});
