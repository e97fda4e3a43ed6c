import { memorialFields } from "@noren/validation/fields/memorial";
import { FieldRow } from "#ui/elements/fieldset/fieldset";
import { Loader } from "#ui/elements/loader/loader";
import { Form } from "#ui/forms/form";
import { FormSelectField, FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { memorialFormCopy as copy } from "#ui/screens/memorial-form/memorial-form.copy";
import type { MemorialFormProps } from "#ui/screens/memorial-form/memorial-form.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** The choices from 1 to a number. */
const choicesTo = (last: number, labelOf: (value: number) => string) =>
  Array.from({ length: last }, (_, index) => ({ value: String(index + 1), label: labelOf(index + 1) }));
const months = choicesTo(12, copy.monthOf);
const dates = choicesTo(31, copy.dateOf);

/** The form for a new or changed memorial day. */
export function MemorialFormView({ mode, values, divisions, listPath, onSubmitted }: MemorialFormProps) {
  return (
    <ColumnPage
      width="form"
      title={mode === "add" ? copy.addTitle : copy.editTitle}
      lead={copy.lead}
      back={{ path: listPath, name: copy.back }}
    >
      {values === null ? (
        <Loader label={copy.loading} />
      ) : (
        <Form fields={memorialFields} initialValues={values} onSubmit={onSubmitted}>
          {({ values: { month, date } }) => (
            <>
              <FormTextField name="name" help={copy.nameHelp} />
              <FormSelectField name="division_ct" options={divisions} emptyLabel={copy.choose} />
              <FieldRow>
                <FormSelectField name="month" options={months} emptyLabel={copy.chooseDay} />
                <FormSelectField
                  name="date"
                  options={dates}
                  emptyLabel={copy.chooseDay}
                  help={month === "2" && date === "29" ? copy.leapDay : undefined}
                />
              </FieldRow>
              <FormTextField name="target_user_name" autoComplete="off" />
              <FormTextField name="call" help={copy.callHelp} />
              <FormSubmitButton block>{mode === "add" ? copy.submit : copy.update}</FormSubmitButton>
            </>
          )}
        </Form>
      )}
    </ColumnPage>
  );
}
