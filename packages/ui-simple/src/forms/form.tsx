import type { FormFields } from "@noren/validation/fields/field";
import { formSchema } from "@noren/validation/form-schema";
import { emptyValues, type FormOutput, type FormValues } from "@noren/validation/form-values";
import { Formik, type FormikHelpers, type FormikProps, yupToFormErrors } from "formik";
import { useMemo, useRef, type ReactNode } from "react";
import { FormBody } from "#ui/forms/form-body";
import type { FormSubmit } from "#ui/forms/form-submit";
import { useFailure } from "#ui/forms/use-failure";

interface FormParts<Values, Out> {
  onSubmit: FormSubmit<Out>;
  /** Prefix of the inputs' ids and key of the draft: different for each form of a page. */
  idPrefix?: string;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

export interface FormProps<Fs extends FormFields> extends FormParts<FormValues<Fs>, FormOutput<Fs>> {
  /** Label, placeholder and rules of the inputs, by name. `onSubmit` receives the values in the API's format. */
  fields: Fs;
  /**
   * The fields that the form has with these values, if they depend on a choice. The others are neither checked nor part of
   * the output.
   */
  fieldsFor?: ((values: FormValues<Fs>) => FormFields) | undefined;
  /** Empty by default. */
  initialValues?: FormValues<Fs>;
}

/** A form without field definitions; `onSubmit` receives the values unchanged. */
export interface PlainFormProps<Values extends object> extends FormParts<Values, Values> {
  fields?: undefined;
  fieldsFor?: undefined;
  initialValues: Values;
}

/** The props of both, with the types of their values erased. */
interface AnyFormProps {
  fields?: FormFields | undefined;
  fieldsFor?: ((values: never) => FormFields) | undefined;
  initialValues?: object;
  onSubmit: FormSubmit<never>;
  idPrefix?: string;
  children: ReactNode | ((form: never) => ReactNode);
}

/**
 * A form with an error summary, which receives the focus when a submission fails. The inputs of this folder
 * (`FormTextField` …) find the form through context.
 */
export function Form<Fs extends FormFields>(props: FormProps<Fs>): ReactNode;
export function Form<Values extends object>(props: PlainFormProps<Values>): ReactNode;
export function Form(props: AnyFormProps) {
  const { fields, fieldsFor, onSubmit, idPrefix = "", children } = props;
  const wholeSchema = useMemo(() => fields && formSchema(fields), [fields]);
  const schemaFor = (values: object) => (fieldsFor ? formSchema(fieldsFor(values as never)) : wholeSchema);
  const empty = useMemo(() => fields && emptyValues(fields), [fields]);
  const initialValues = props.initialValues ?? empty ?? {};
  const failure = useFailure();
  const isSending = useRef(false);
  // A ref, because the drafts read it while the form unmounts, when no state can be set any more.
  const sent = useRef<object | null>(null);

  const validate = async (values: object) => {
    try {
      await schemaFor(values)?.validate(values, { abortEarly: false });
      return {};
    } catch (error) {
      return yupToFormErrors(error);
    }
  };

  const send = async (values: object, helpers: FormikHelpers<object>) => {
    // Formik itself submits twice when it is called twice in one tick.
    if (isSending.current) return;
    isSending.current = true;
    try {
      failure.setFailure(null);
      const schema = schemaFor(values);
      const output = schema ? await schema.validate(values, { abortEarly: false }) : values;
      sent.current = values;
      const submitFailure = await onSubmit(output as never);
      if (!submitFailure) return;
      sent.current = null;
      failure.setFailure({ ...submitFailure, values });
    } catch (problem) {
      sent.current = null;
      throw problem;
    } finally {
      isSending.current = false;
      helpers.setSubmitting(false);
    }
  };

  return (
    <Formik<object> initialValues={initialValues} validate={validate} onSubmit={send}>
      {(form) => (
        <FormBody fields={fields} form={form} failure={failure} idPrefix={idPrefix} sent={sent}>
          {typeof children === "function" ? children(form as never) : children}
        </FormBody>
      )}
    </Formik>
  );
}
