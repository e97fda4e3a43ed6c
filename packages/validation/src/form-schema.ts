import { array, boolean, mixed, number, object, type AnySchema, type ObjectSchema, string } from "yup";
import type { ChoiceField, Field, FlagField, FormFields, ListField, NumberField, TextField } from "./fields/field.ts";
import { numberMessages, requiredMessage } from "./field-messages.ts";
import type { FormOutput } from "./form-values.ts";
import { toNumeral } from "./normalise.ts";
import { isDecimal, isInvisible } from "./predicates.ts";
import {
  type FormRule,
  type Rule,
  isEmpty,
  maxLength,
  messageOf,
  minLength,
  refusal,
  withoutForbiddenCharacters,
} from "./rules.ts";

/**
 * The schema of a form. It normalises, then validates; its output is what the API takes: empty optional fields are null,
 * and fields that the form does not have are dropped [user.username-immutable].
 */
export function formSchema<Fs extends FormFields>(fields: Fs): ObjectSchema<FormOutput<Fs>> {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
  return object(shape).noUnknown() as unknown as ObjectSchema<FormOutput<Fs>>;
}

function schemaOf(field: Field | ListField): AnySchema {
  switch (field.kind) {
    case "list":
      return array(formSchema(field.item)).default([]);
    case "text":
      return withFormRules(textSchema(field), field);
    case "number":
      return withFormRules(numberSchema(field), field);
    case "choice":
      return withFormRules(choiceSchema(field), field);
    default:
      return flagSchema(field);
  }
}

function withFormRules(schema: AnySchema, { label, formRules = [] }: Field): AnySchema {
  const withRule = (checked: AnySchema, { message, holds }: FormRule) =>
    checked.test({
      name: message,
      message: messageOf(message, label),
      test: (value, { parent }) => holds(value, parent as Record<string, unknown>),
    });
  return formRules.reduce<AnySchema>(withRule, schema);
}

function textSchema(field: TextField): AnySchema {
  const { label, normalise, min, max, rules = [], isOptional } = field;
  const text = string()
    .label(label)
    .transform((value: unknown) => value ?? "")
    .transform((value: unknown) => (typeof value === "string" && normalise ? normalise(value) : value))
    .default("");
  const schema = isOptional
    ? text
        .nullable()
        .transform((value: unknown) => (typeof value === "string" && isInvisible(value) ? null : value))
        .default(null)
    : text.test({ name: "required", message: requiredMessage(field), test: (value) => !isInvisible(value ?? "") });
  const all: Rule[] = [
    ...(min === undefined ? [] : [minLength(min)]),
    ...(max === undefined ? [] : [maxLength(max)]),
    ...(normalise ? [withoutForbiddenCharacters] : []),
    ...rules,
  ];
  return all.reduce<AnySchema>(
    (checked, rule) =>
      checked.test(rule.message, (value: string | null | undefined, { createError }) => {
        const message = refusal(rule, label, value);
        return message === null || createError({ message });
      }),
    schema,
  );
}

/** Inputs contain text. Text that is no number becomes NaN, which the schema refuses. */
function toNumber(original: unknown, places: number): unknown {
  if (typeof original !== "string") return original ?? undefined;
  const numeral = toNumeral(original);
  if (numeral === "") return undefined;
  const isNumber = places > 0 ? isDecimal(numeral, places) : /^\d+$/.test(numeral);
  return isNumber ? Number(numeral) : Number.NaN;
}

function numberSchema(field: NumberField): AnySchema {
  const { label, min, max, places = 0, isOptional } = field;
  const messages = numberMessages(field);
  const whole = number()
    .label(label)
    .transform((_: unknown, original: unknown) => toNumber(original, places) ?? (isOptional ? null : undefined))
    .typeError(messages.type)
    .min(min, messages.min)
    .max(max, messages.max);
  const schema = places > 0 ? whole : whole.integer(messageOf("number", label));
  return isOptional ? schema.nullable().default(null) : schema.required(requiredMessage(field));
}

/** Selects and radio buttons return text; "" is no choice. */
function choiceSchema({ label, options, initial, isOptional }: ChoiceField): AnySchema {
  const refused = messageOf("choose", label);
  const values = options.map(({ value }) => value);
  const choice = mixed()
    .label(label)
    .transform((value: unknown) => {
      if (isEmpty(value)) return isOptional ? null : value;
      return values.find((each) => each === value || String(each) === value) ?? value;
    });
  return isOptional
    ? choice
        .nullable()
        .oneOf([...values, null], refused)
        .default(null)
    : choice.oneOf(values, refused).default(initial);
}

function flagSchema({ label, isAgreement }: FlagField): AnySchema {
  const agreed = messageOf("agreed", label);
  return isAgreement ? boolean().label(label).required(agreed).isTrue(agreed) : boolean().label(label).default(false);
}
