import { getIn } from "formik";
import { useState } from "react";
import type { FormFailure } from "#ui/forms/form-submit";

interface SentFailure extends FormFailure {
  /** The sent values: a field shows its message until its value differs from them. */
  values: unknown;
}

/** The path of an error belongs to the field that it names or ends with ("shipping.city" is `city`). */
const belongsTo = (path: string, name: string) => path === name || path.endsWith(`.${name}`);

/** Keeps the server's errors apart from Formik's, which every keystroke replaces. */
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
