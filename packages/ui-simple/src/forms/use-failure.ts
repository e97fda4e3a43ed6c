import { getIn } from "formik";
import { useState } from "react";
import type { FormFailure } from "#ui/forms/form-submit";

interface Refused extends FormFailure {
  /** What was sent: a refusal of a field stands as long as its value is the refused one. */
  values: unknown;
}

/** The path of a refusal belongs to the field that it names or ends with ("shipping.city" is `city`). */
const belongsTo = (path: string, name: string) => path === name || path.endsWith(`.${name}`);

/** Keeps what the server refused, apart from Formik's errors, which every keystroke makes anew. */
export function useFailure() {
  const [refused, setRefused] = useState<Refused | null>(null);
  return {
    setRefused,
    message: refused?.message,
    refusalOf(name: string, values: unknown): string | undefined {
      if (!refused || getIn(refused.values, name) !== getIn(values, name)) return undefined;
      const path = Object.keys(refused.errors ?? {}).find((path) => belongsTo(path, name));
      return path === undefined ? undefined : refused.errors?.[path]?.[0];
    },
    /** Refusals that no field of the form shows. */
    unclaimed(names: readonly string[]): string[] {
      return Object.entries(refused?.errors ?? {})
        .filter(([path]) => !names.some((name) => belongsTo(path, name)))
        .flatMap(([, messages]) => messages);
    },
  };
}
