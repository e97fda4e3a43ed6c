import { fill } from "./fill.ts";
import { DAY, isDay } from "./is-day.ts";
import * as is from "./predicates.ts";
import { nameOnce, type RuleMessage, rulesCopy } from "./rules.copy.ts";

export type Figures = Readonly<Record<string, number>>;

/** A rule on the text of one field. Empty text passes: the field itself says whether it is required. */
export interface Rule {
  message: RuleMessage;
  figures?: Figures;
  holds: (text: string) => boolean;
  /** The rule as a pattern of the normalised text, where it can be written as one. The API's documents show it. */
  pattern?: RegExp;
}

/** A rule on a field and the others of its form. It also runs on an empty field. */
export interface FormRule {
  message: RuleMessage;
  holds: (value: unknown, values: Readonly<Record<string, unknown>>) => boolean;
}

export const isEmpty = (value: unknown): value is "" | null | undefined =>
  value === undefined || value === null || value === "";

/** The text of a message, with the field's label and the rule's figures in it. */
export const messageOf = (key: RuleMessage, label: string, figures: Figures = {}): string =>
  nameOnce(fill(rulesCopy[key], { field: label, ...figures }), label);

/** The message if the text breaks the rule, else null. */
export const refusal = ({ message, figures, holds }: Rule, label: string, text: string | null | undefined) =>
  isEmpty(text) || holds(text) ? null : messageOf(message, label, figures);

export const kana: Rule = { message: "kana", holds: is.isKana, pattern: is.KANA };
export const post: Rule = { message: "post", holds: is.isPostalCode, pattern: /^\d{7}$/ };
export const tel: Rule = { message: "tel", holds: is.isTel, pattern: /^0\d{9,10}$/ };
export const email: Rule = { message: "email", holds: is.isEmail, pattern: is.EMAIL };
export const halfWidthAlphaNum: Rule = {
  message: "half_width_alpha_num",
  holds: is.isHalfWidthAlphaNum,
  pattern: is.HALF_WIDTH_ALPHA_NUM,
};
export const fullWidth: Rule = { message: "full_width", holds: is.isFullWidth };
export const password: Rule = { message: "password", holds: is.isPassword, pattern: is.PASSWORD };
export const day: Rule = { message: "date_birth", holds: isDay, pattern: DAY };
export const webUrl: Rule = { message: "url", holds: is.isWebUrl };
export const cardName: Rule = { message: "card_name", holds: is.isCardName };
export const cardExpiration: Rule = { message: "card_expiration", holds: is.isCardExpiration };
export const oneLine: Rule = { message: "one_line", holds: is.isOneLine };
/** Neither hidden characters nor stacked marks; tab and line ends are allowed. */
export const withoutForbiddenCharacters: Rule = {
  message: "characters",
  holds: (text) => !is.hasForbiddenCharacters(text),
};
/** No emoji: the text is printed or embroidered. */
export const printable: Rule = { message: "printable", holds: (text) => !is.hasEmoji(text) };
export const maxLength = (max: number): Rule => ({
  message: "max_length",
  figures: { max },
  holds: (text) => !is.isLongerThan(text, max),
});
export const minLength = (min: number): Rule => ({
  message: "min_length",
  figures: { min },
  holds: (text) => text.length >= min,
});
export const digits = (count: number): Rule => ({
  message: "digits",
  figures: { max: count },
  holds: (text) => is.isDigits(text, count),
  pattern: new RegExp(`^\\d{${count}}$`),
});
export const digitsBetween = (min: number, max: number): Rule => ({
  message: "card_number",
  figures: { min, max },
  holds: (text) => is.isDigits(text, min, max),
});

/** This field or at least one of the others has a value. */
export const requiredWithoutAll = (others: readonly string[]): FormRule => ({
  message: "required_without_all",
  holds: (value, values) => !isEmpty(value) || others.some((other) => !isEmpty(values[other])),
});

/** A day on or after the day in another field. Days are `YYYY-MM-DD`, so their texts sort like the days. */
export const minDate = (other: string): FormRule => ({
  message: "min_date",
  holds: (value, values) => {
    const minimum = values[other];
    return typeof value !== "string" || typeof minimum !== "string" || isEmpty(value) || value >= minimum;
  },
});
