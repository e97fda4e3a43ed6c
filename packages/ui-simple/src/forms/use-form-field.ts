import { useField } from "formik";
import { normaliserOf } from "@noren/validation/fields";
import { useEffect } from "react";
import { useFormScope } from "#ui/forms/form-context";

/** Ties one control to the form: its id, value, error, and what happens when it is left. */
export function useFormField<Value>(name: string, label: string) {
  const { fieldId, register, refusalOf, isComposing } = useFormScope();
  const [{ value }, { error, touched }, helpers] = useField<Value>(name);
  useEffect(() => register(name, label), [register, name, label]);
  return {
    id: fieldId(name),
    name,
    value,
    error: refusalOf(name) ?? (touched ? error : undefined),
    onChange: (next: Value) => void helpers.setValue(next),
    /** Shows the normalised value and, from now on, what is wrong with it. Never in the middle of a composition. */
    onBlur: () => {
      const normalised = typeof value === "string" && !isComposing() ? (normaliserOf(name)(value) as Value) : value;
      if (normalised === value) return void helpers.setTouched(true);
      void helpers.setTouched(true, false);
      return void helpers.setValue(normalised);
    },
  };
}
