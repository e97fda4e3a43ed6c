import { setIn } from "formik";

/** What a form asks of its schema; the schemas of `@noren/validation` are such. */
export interface FormSchema<Out> {
  /** Answers the normalised values of the wire, or rejects with every error in `inner`. */
  validate: (values: unknown, options: { abortEarly: false }) => Promise<Out>;
}

interface SchemaError {
  inner: readonly { path?: string | undefined; message: string }[];
}

const isSchemaError = (thrown: unknown): thrown is SchemaError =>
  thrown instanceof Error && "inner" in thrown && Array.isArray(thrown.inner);

/** The first error of each field as Formik nests them; none where all is well. */
export async function errorsOf(schema: FormSchema<unknown>, values: unknown): Promise<Record<string, unknown>> {
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (thrown) {
    if (!isSchemaError(thrown)) throw thrown;
    let errors: Record<string, unknown> = {};
    for (const { path, message } of thrown.inner.toReversed()) if (path) errors = setIn(errors, path, message);
    return errors;
  }
}
