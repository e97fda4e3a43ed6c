import { getIn } from "formik";
import { useState } from "react";
import type { FormFailure } from "#ui/forms/form-submit";

interface SentFailure extends FormFailure {
  /** The submitted values: a field shows its error until its value differs. */
  values: unknown;
}

/** Whether an error's path is that of a field or ends with it ("shipping.city" belongs to `city`). */
const belongsTo = (path: string, name: string) => path === name || path.endsWith(`.${name}`);

/** Keeps the server's errors; Formik replaces its own errors at every keystroke. */
export function useFailure() {
  const [failure, setFailure] = useState<SentFailure | null>(null);
  return {
    setFailure,
    message: failure?.message,
    failureOf(name: string, values: unknown): string | undefined {
      if (!failure || getIn(failure.values, name) !== getIn(values, name)) return undefined;
      const path = Object.keys(failure.errors ?? {}).find((path) => belongsTo(path, name));
      return path === undefined ? undefined : failure.errors?.[path]?.[0];
    },
    /** Errors that no field of the form shows. */
    unclaimed(names: readonly string[]): string[] {
      return Object.entries(failure?.errors ?? {})
        .filter(([path]) => !names.some((name) => belongsTo(path, name)))
        .flatMap(([, messages]) => messages);
    },
  };
}
