/** Why the server did not take a form: a sentence, and the failing fields by their wire names. */
export interface FormRefusal {
  message: string;
  errors: Readonly<Record<string, readonly string[]>>;
}

/** What a view's form hands its values to. The model navigates by itself; it answers only a refusal. */
export type FormSubmit<Values> = (values: Values) => Promise<FormRefusal | undefined>;
