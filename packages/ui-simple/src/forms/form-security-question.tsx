import { NO_QUESTION } from "@noren/validation/fields/login";
import { useFormikContext } from "formik";
import { FormSelectField, FormTextField } from "#ui/forms/form-fields";

/** Whether these values choose to have no security question, and so need no answer. */
export const hasNoQuestion = (values: object) => "question_ct" in values && values.question_ct === String(NO_QUESTION);

/** The security question, with its answer unless none is chosen. */
export function FormSecurityQuestion() {
  const { values } = useFormikContext<object>();
  return (
    <>
      <FormSelectField name="question_ct" />
      {hasNoQuestion(values) ? null : <FormTextField name="answer" width="l" inputProps={{ autoComplete: "off" }} />}
    </>
  );
}
