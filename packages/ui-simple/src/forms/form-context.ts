import type { Field } from "@noren/validation/fields/field";
import { createContext, useContext } from "react";

export interface FormScope {
  /** The id of a field's control, unique among the forms of a page. */
  fieldId: (name: string) => string;
  /** The definition of a field; undefined where the form has none. */
  fieldOf: (name: string) => Field | undefined;
  /** Registers a field with its label; returns a function that removes it. */
  register: (name: string, label: string) => () => void;
  /** The server's error of a field until its value changes. */
  failureOf: (name: string) => string | undefined;
  isComposing: () => boolean;
}

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error("A form field needs a <Form> around it");
  return scope;
}
