import type { ChoiceField, Field, FlagField, FormFields, ListField, NumberField, TextField } from "./fields/field.ts";

/** The values of a form's inputs: text, "" for none; booleans for checkboxes. */
export type FormValues<Fs extends FormFields> = {
  -readonly [Name in keyof Fs]: Fs[Name] extends ListField<infer Item>
    ? FormValues<Item>[]
    : Fs[Name] extends FlagField
      ? boolean
      : string;
};

/** The value of a field on the wire. */
export type ValueOf<F extends Field> = F extends TextField
  ? string
  : F extends NumberField
    ? number
    : F extends ChoiceField<infer Value>
      ? Value
      : boolean;

/** The validated values of a form, as the API accepts them. Empty optional fields are null. */
export type FormOutput<Fs extends FormFields> = {
  -readonly [Name in keyof Fs]: Fs[Name] extends ListField<infer Item>
    ? FormOutput<Item>[]
    : Fs[Name] extends Field
      ? ValueOf<Fs[Name]> | (Fs[Name] extends { isOptional: true } ? null : never)
      : never;
};

/** The values of a form before anything is typed. */
export function emptyValues<Fs extends FormFields>(fields: Fs): FormValues<Fs> {
  const values = Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]);
  return Object.fromEntries(values) as FormValues<Fs>;
}

function emptyValue(field: Field | ListField): string | boolean | [] {
  if (field.kind === "list") return [];
  if (field.kind === "flag") return false;
  return field.kind === "choice" && field.initial !== undefined ? String(field.initial) : "";
}

/** The values of a prefilled form; null and missing values are empty. */
export function filledValues<Fs extends FormFields>(
  fields: Fs,
  filled: { readonly [Name in keyof Fs]?: unknown } | null | undefined,
): FormValues<Fs> {
  const values: Record<string, unknown> = emptyValues(fields);
  for (const name of Object.keys(fields)) {
    const value = filled?.[name];
    if (value === null || value === undefined) continue;
    values[name] = typeof value === "number" ? String(value) : value;
  }
  return values as FormValues<Fs>;
}
