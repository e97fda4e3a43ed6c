import { numberMessages, requiredMessage } from "@noren/validation/field-messages";
import {
  type ChoiceField,
  type Field,
  type Fields,
  type NumberField,
  isMultiline,
  type TextField,
} from "@noren/validation/fields/field";
import type { ValueOf } from "@noren/validation/form-values";
import {
  maxLength,
  messageOf,
  minLength,
  oneLine,
  type Rule,
  withoutForbiddenCharacters,
} from "@noren/validation/rules";
import { isInvisible, isLongerThan } from "@noren/validation/predicates";
import * as v from "valibot";
import { described } from "./described.ts";
import { maxCharacters } from "./max-characters.ts";

/** The schema of a field in a request. For an optional field, absent, null and "" all mean null. */
export type InputSchema<F extends Field> = F extends { isOptional: true }
  ? v.OptionalSchema<v.NullableSchema<v.GenericSchema<ValueOf<F>>, undefined>, null>
  : v.GenericSchema<ValueOf<F>>;

/** The schema of a field in a response. */
export type AnswerSchema<F extends Field> = v.GenericSchema<
  ValueOf<F> | (F extends { isOptional: true } ? null : never)
>;

type BlankSchema<F extends Field> = v.GenericSchema<
  F extends { kind: "text" } ? (F extends { isOptional: true } ? null : "") : null
>;

/** The schema of a field in a request, with its limits, rules, messages, description and sample. */
export function input<F extends Field>(field: F): InputSchema<F> {
  const schema = schemaOf(field);
  return documented(field.isOptional ? v.optional(v.nullable(schema), null) : schema, field) as InputSchema<F>;
}

/** The entries of a request's object schema for the fields of a form. */
export function inputs<Fs extends Fields>(fields: Fs): { -readonly [Name in keyof Fs]: InputSchema<Fs[Name]> } {
  return mapFields(fields, input) as { -readonly [Name in keyof Fs]: InputSchema<Fs[Name]> };
}

/** The entries of a response's object schema for the fields of a form. */
export function answers<Fs extends Fields>(fields: Fs): { -readonly [Name in keyof Fs]: AnswerSchema<Fs[Name]> } {
  const answer = (field: Field) => {
    const value = valueSchema(field);
    return documented(field.isOptional ? v.nullable(value) : value, field);
  };
  return mapFields(fields, answer) as { -readonly [Name in keyof Fs]: AnswerSchema<Fs[Name]> };
}

/** The entries of an object schema for empty fields: "" for a required text, else null. */
export function emptyEntries<Fs extends Fields>(fields: Fs): { -readonly [Name in keyof Fs]: BlankSchema<Fs[Name]> } {
  const blank = (field: Field) =>
    described(descriptionOf(field), field.kind === "text" && !field.isOptional ? v.literal("") : v.null());
  return mapFields<v.GenericSchema>(fields, blank) as { -readonly [Name in keyof Fs]: BlankSchema<Fs[Name]> };
}

const mapFields = <T>(fields: Fields, map: (field: Field) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]));

/** Adds a field's description and sample to its schema, for the API's documents. */
function documented(schema: v.GenericSchema, field: Field): v.GenericSchema {
  const withDescription = described(descriptionOf(field), schema);
  return field.kind === "text" ? v.pipe(withDescription, v.examples([field.sample])) : withDescription;
}

const descriptionOf = ({ description, isOptional }: Field) =>
  isOptional ? `${description.replace(/\.$/, "")}; null for none.` : description;

function schemaOf(field: Field): v.GenericSchema {
  switch (field.kind) {
    case "text":
      return textSchema(field);
    case "number":
      return numberSchema(field);
    case "choice":
      return v.picklist(valuesOf(field), messageOf("choose", field.label));
    default:
      return field.isAgreement ? v.literal(true, messageOf("agreed", field.label)) : v.boolean();
  }
}

const valueSchema = (field: Field): v.GenericSchema => {
  if (field.kind === "text") return v.string();
  if (field.kind === "number") return v.number();
  return field.kind === "choice" ? v.picklist(valuesOf(field)) : v.boolean();
};

/** The values of a choice, in the order in which they are offered. */
export const valuesOf = <Value extends number | string>({ options }: ChoiceField<Value>): Value[] =>
  options.map(({ value }) => value);

type TextCheck = v.GenericValidation<string>;

/**
 * Trims text and refuses control characters, except for fields without a normalisation: passwords and keys. Only a field
 * that is normalised as lines takes line ends.
 */
function textSchema(field: TextField): v.GenericSchema {
  const { label, normalise, min, max, rules = [], isOptional } = field;
  const isTrimmed = normalise !== undefined;
  const checks = [
    ...(min === undefined ? [] : [minLength(min)]),
    ...(max === undefined ? [] : [maxLength(max)]),
    ...(isTrimmed && !isMultiline(field) ? [oneLine] : []),
    ...(isTrimmed ? [withoutForbiddenCharacters] : []),
    ...rules,
  ].flatMap((rule) => checksOf(rule, field));
  const actions = [
    ...(isTrimmed ? [v.trim()] : []),
    ...(isOptional
      ? []
      : [
          v.minLength<string, 1, string>(1, requiredMessage(field)),
          v.check<string, string>((text) => !isInvisible(text), requiredMessage(field)),
        ]),
    ...checks,
    ...(isOptional ? [v.transform((text: string) => (isInvisible(text) ? null : text))] : []),
  ];
  return v.pipe(v.string(messageOf("text", label)), ...(actions as []));
}

/**
 * A rule as a pattern for the documents, and as a check of what the pattern does not express. An empty optional text
 * passes. A text above the field's limit is refused for its length, without the work of other checks.
 */
function checksOf(
  { message, figures, holds, pattern }: Rule,
  { label, max = Infinity, isOptional }: TextField,
): TextCheck[] {
  const text = messageOf(message, label, figures);
  if (message === "max_length") return [maxCharacters(figures?.["max"] ?? Infinity, text)];
  if (message === "min_length") return [v.minLength(figures?.["min"] ?? 0, text)];
  if (!pattern) return [v.check((value) => value === "" || isLongerThan(value, max) || holds(value), text)];
  const shown = isOptional ? new RegExp(`^$|${pattern.source}`, pattern.flags) : pattern;
  return [
    v.regex(shown, text),
    v.check((value) => isLongerThan(value, max) || !pattern.test(value) || holds(value), text),
  ];
}

/** A number with at most the decimal places of its field. */
function numberSchema(field: NumberField): v.GenericSchema {
  const { min, max, places = 0 } = field;
  const messages = numberMessages(field);
  const bounded = v.pipe(v.number(messages.type), v.minValue(min, messages.min), v.maxValue(max, messages.max));
  if (places === 0) return v.pipe(bounded, v.integer(messages.type));
  const scale = 10 ** places;
  return v.pipe(
    bounded,
    v.check((value) => Math.round(value * scale) / scale === value, messages.type),
  );
}
