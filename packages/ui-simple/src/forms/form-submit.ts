/** Why the submission failed: text for the whole form, and for each field by its wire name. */
export interface FormFailure {
  message?: string | undefined;
  errors?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Sends the values of a form. Resolves to the failure, or to nothing on success. */
export type FormSubmit<Values> = (values: Values) => Promise<FormFailure | undefined | void>;
