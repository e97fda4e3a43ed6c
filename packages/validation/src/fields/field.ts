import { toLines } from "../normalise.ts";
import type { FormRule, Rule } from "../rules.ts";

/** Facts of every field. Forms, the API and its documents, CSV files and inputs derive from them. */
interface FieldFacts {
  /** The Japanese name: label of the input, heading of a CSV column, subject of the messages. */
  label: string;
  /** Meaning and unit in English, for the API's documents. */
  description: string;
  /** May be left out. Nothing is "" in the form and null in the API. */
  isOptional?: boolean;
  /** Picked from a list, so the messages ask to choose instead of to enter. */
  isChosen?: boolean;
  /** Rules on this field and the others of its form, checked after its own. */
  formRules?: readonly FormRule[];
}

export interface TextField extends FieldFacts {
  kind: "text";
  /** Runs when the input loses focus and before validation. A field without one is taken as typed: a password. */
  normalise?: (text: string) => string;
  /** Characters in code points, as the API counts them (decision 0207). */
  min?: number;
  max?: number;
  rules?: readonly Rule[];
  /** A valid value for the examples in the API's documents. */
  sample: string;
  placeholder?: string;
  /** The token of the HTML standard, without its section. */
  autoComplete?: string;
  inputMode?: "numeric" | "tel" | "email";
}

export interface NumberField extends FieldFacts {
  kind: "number";
  min: number;
  max: number;
  /** Decimal places; whole numbers without. */
  places?: number;
  /** Shown after the number. */
  unit?: string;
}

export interface ChoiceField<Value extends number | string = number | string> extends FieldFacts {
  kind: "choice";
  options: readonly { value: Value; label: string }[];
  /** Chosen in an empty form. */
  initial?: Value;
}

export interface FlagField extends FieldFacts {
  kind: "flag";
  /** The form cannot be sent without it. */
  isAgreement?: boolean;
}

/** A repeated group of fields. */
export interface ListField<Item extends Fields = Fields> {
  kind: "list";
  item: Item;
}

export type Field = TextField | NumberField | ChoiceField | FlagField;
/** The fields of a form by their names on the wire. */
export type Fields = Readonly<Record<string, Field>>;
export type FormFields = Readonly<Record<string, Field | ListField>>;

/** The same field where it may be left out. */
export const optional = <F extends Field>(field: F): F & { isOptional: true } => ({ ...field, isOptional: true });

/** Whether a person may write several lines into the field. */
export const isMultiline = ({ normalise }: TextField): boolean => normalise === toLines;

/** The label of an option; a value without an option itself, such as one of an earlier version. */
export const labelOf = ({ options }: ChoiceField, value: number | string): string =>
  options.find((option) => option.value === value)?.label ?? String(value);

/** Picks the values of these fields from a larger object. */
export function pickFields<Name extends string, Values extends Readonly<Record<Name, unknown>>>(
  fields: Readonly<Record<Name, Field>>,
  values: Values,
): Pick<Values, Name> {
  const names = Object.keys(fields) as Name[];
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Values, Name>;
}
