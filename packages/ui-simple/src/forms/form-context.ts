import type { Field } from "@noren/validation/fields/field";
import { createContext, useContext } from "react";

export interface FormScope {
  /** Of the control of a field; unlike on one page whatever other forms there are. */
  fieldId: (name: string) => string;
  /** The definition of a field; undefined where the form has none. */
  fieldOf: (name: string) => Field | undefined;
  /** A field says under which label it stands; answers how to take it back. */
  register: (name: string, label: string) => () => void;
  /** What the server said of a field; gone once its value changes. */
  failureOf: (name: string) => string | undefined;
  isComposing: () => boolean;
}

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error("A form's field stands outside of a <Form>");
  return scope;
}
