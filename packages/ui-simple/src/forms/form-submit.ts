/** Why what was sent was refused: words for the whole form, and for each field by its name on the wire. */
export interface FormFailure {
  message?: string | undefined;
  errors?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Sends a form's values; answers nothing when all went well, and why where it did not. */
export type FormSubmit<Values> = (values: Values) => Promise<FormFailure | undefined | void>;
