import { Formik, type FormikHelpers, type FormikProps } from "formik";
import { useRef, type ReactNode } from "react";
import { FormBody } from "#ui/forms/form-body";
import { errorsOf, type FormSchema } from "#ui/forms/form-schema";
import type { FormSubmit } from "#ui/forms/form-submit";
import { useFailure } from "#ui/forms/use-failure";

export interface FormProps<Values extends object, Out> {
  /** What the controls hold at first: text for text, "" for nothing. */
  initialValues: Values;
  /** Normalises and checks; its output is what `onSubmit` gets. Without one the values go as they are. */
  schema?: FormSchema<Out>;
  onSubmit: FormSubmit<Out>;
  /** Stands before the ids of the fields; needed where two forms of a page have a field of the same name. */
  idPrefix?: string;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

/**
 * A form: its errors in a summary that takes the focus when sending fails, then its fields.
 * The fields of this folder (`FormTextField` …) find it by themselves.
 */
export function Form<Values extends object, Out = Values>(props: FormProps<Values, Out>) {
  const { initialValues, schema, onSubmit, idPrefix = "", children } = props;
  const failure = useFailure();
  const isSending = useRef(false);
  // Asked for while the form goes away, where no state of it can be set any more.
  const sent = useRef<Values | null>(null);

  const send = async (values: Values, helpers: FormikHelpers<Values>) => {
    // Formik itself would send twice when asked twice in one moment.
    if (isSending.current) return;
    isSending.current = true;
    try {
      failure.setRefused(null);
      const checked = schema ? await schema.validate(values, { abortEarly: false }) : (values as unknown as Out);
      sent.current = values;
      const refused = await onSubmit(checked);
      if (!refused) return;
      sent.current = null;
      failure.setRefused({ ...refused, values });
    } catch (problem) {
      sent.current = null;
      throw problem;
    } finally {
      isSending.current = false;
      helpers.setSubmitting(false);
    }
  };

  return (
    <Formik<Values>
      initialValues={initialValues}
      validate={schema && ((values) => errorsOf(schema, values))}
      onSubmit={send}
    >
      {(form) => (
        <FormBody form={form} failure={failure} idPrefix={idPrefix} sent={sent}>
          {typeof children === "function" ? children(form) : children}
        </FormBody>
      )}
    </Formik>
  );
}
