import type { Field } from "@noren/validation/fields/field";
import { useField } from "formik";
import { useEffect, useEffectEvent } from "react";
import { useFormScope } from "#ui/forms/form-context";

/**
 * Binds an input to the form: id, label, value, error and event handlers.
 * @param isSkippable leaving the input empty is no error before the form is sent
 */
export function useFormField<Value>(name: string, ownLabel?: string, isSkippable = false) {
  const { fieldId, fieldOf, register, failureOf, isComposing } = useFormScope();
  const [{ value }, { error, touched }, helpers] = useField<Value>(name);
  const field = fieldOf(name);
  const label = ownLabel ?? field?.label ?? "";
  useEffect(() => register(name, label), [register, name, label]);
  // A failed submission touches every field, also one that appears afterwards.
  const resetTouched = useEffectEvent(() => {
    if (touched) void helpers.setTouched(false, false);
  });
  useEffect(() => resetTouched(), [name]);
  const normalise = field?.kind === "text" ? field.normalise : undefined;
  return {
    id: fieldId(name),
    name,
    label,
    value,
    error: failureOf(name) ?? (touched ? error : undefined),
    onChange: (next: Value) => void helpers.setValue(next),
    /** Normalises the value, except during a composition, and shows its error from now on. */
    onBlur: () => {
      if (isSkippable && value === "") return undefined;
      const isText = typeof value === "string" && !isComposing();
      const normalised = normalise && isText ? (normalise(value) as Value) : value;
      if (normalised === value) return void helpers.setTouched(true);
      void helpers.setTouched(true, false);
      return void helpers.setValue(normalised);
    },
  };
}

/** The section token of `autocomplete`, which comes before the field's. */
export type AutoCompleteSection = "shipping" | "billing";

/** The attributes of a text input that follow from its field. */
export function useTextAttributes(name: string, section?: AutoCompleteSection) {
  const field = useFormScope().fieldOf(name);
  if (field?.kind !== "text") return { required: isRequired(field) };
  const { placeholder, inputMode, autoComplete: token } = field;
  const autoComplete = section && token !== undefined && token !== "off" ? `${section} ${token}` : token;
  return { required: isRequired(field), placeholder, inputMode, autoComplete };
}

/** The number of characters that the field of a text takes; undefined without a limit. */
export function useMaxLength(name: string): number | undefined {
  const field = useFormScope().fieldOf(name);
  return field?.kind === "text" ? field.max : undefined;
}

/** The attributes of a group of choices that follow from its field. */
export function useChoiceAttributes(name: string) {
  const field = useFormScope().fieldOf(name);
  const options = field?.kind === "choice" ? field.options : [];
  return {
    required: isRequired(field),
    options: options.map(({ value, label }) => ({ value: String(value), label })),
  };
}

/** Whether an input must be marked as required: it can be empty and must not be. */
function isRequired(field: Field | undefined): boolean {
  if (field === undefined || field.isOptional) return false;
  if (field.kind === "flag") return field.isAgreement === true;
  return field.kind !== "choice" || field.initial === undefined;
}
