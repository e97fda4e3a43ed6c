import { type AnyObject, type StringSchema, string } from "yup";
import { normaliserOf } from "./fields.ts";
import {
  ADDRESS_LINE_MAX,
  BODY_MAX,
  CITY_MAX,
  EMAIL_MAX,
  KANA_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PREFECTURE_MAX,
} from "./lengths.ts";
import * as rules from "./rules.ts";

type Required = StringSchema<string, AnyObject, "", "d">;
type Optional = StringSchema<string | null, AnyObject, null, "d">;

const toText = (value: unknown) => (value === null || value === undefined ? "" : value);

/** Text of a field under its label, normalised as the field asks; `cast` gives the wire's value. */
function typed(field: string, label: string): Required {
  return string()
    .label(label)
    .transform(toText)
    .transform((value: unknown) => (typeof value === "string" ? normaliserOf(field)(value) : value))
    .default("") as Required;
}

/** A text that must be there, of at most `max` characters. */
export const text = (field: string, label: string, max: number): Required =>
  typed(field, label).test(rules.required).test(rules.maxLength(max));

/** A text that may be left out; empty is null on the wire. */
export const optionalText = (field: string, label: string, max: number): Optional =>
  orNull(typed(field, label)).test(rules.maxLength(max));

const orNull = (schema: Required): Optional =>
  schema
    .nullable()
    .transform((value: unknown) => (value === "" ? null : value))
    .default(null);

export const name = (field: string, label: string): Required => text(field, label, NAME_MAX);
export const kana = (field: string, label: string): Required => text(field, label, KANA_MAX).test(rules.kana);

export const postalCode = (label: string): Required =>
  typed("postal_code", label).test(rules.required).test(rules.post);

export const prefecture = (label: string): Required =>
  typed("prefecture", label).test(rules.choose).test(rules.maxLength(PREFECTURE_MAX));

export const city = (label: string): Required => text("city", label, CITY_MAX);
export const address1 = (label: string): Required => text("address1", label, ADDRESS_LINE_MAX);
export const address2 = (label: string): Optional => optionalText("address2", label, ADDRESS_LINE_MAX);

export const phone = (field: string, label: string): Required =>
  typed(field, label).test(rules.required).test(rules.tel);
export const optionalPhone = (field: string, label: string): Optional => orNull(typed(field, label)).test(rules.tel);

export const email = (label: string): Required => text("email", label, EMAIL_MAX).test(rules.email);

/** A password that a person chooses; one that exists already is only required. */
export const newPassword = (label: string): Required =>
  typed("password", label)
    .test(rules.required)
    .test(rules.minLength(PASSWORD_MIN))
    .test(rules.maxLength(PASSWORD_MAX))
    .test(rules.password);

/** A body of text of several lines. */
export const body = (field: string, label: string): Required => text(field, label, BODY_MAX);

/** A text that follows a rule of its own and must be there. */
export const ruled = (field: string, label: string, ...own: rules.TextRule[]): Required =>
  own.reduce<Required>((schema, rule) => schema.test(rule), typed(field, label).test(rules.required));

/** The same where it may be left out. */
export const optionalRuled = (field: string, label: string, ...own: rules.TextRule[]): Optional =>
  own.reduce<Optional>((schema, rule) => schema.test(rule), orNull(typed(field, label)));

export const optionalKana = (field: string, label: string): Optional =>
  optionalText(field, label, KANA_MAX).test(rules.kana);

export const optionalDay = (field: string, label: string): Optional =>
  orNull(typed(field, label)).test(rules.dateBirth);
