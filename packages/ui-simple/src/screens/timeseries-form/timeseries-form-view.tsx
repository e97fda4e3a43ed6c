import { embroideryFields, measurementFields } from "@noren/validation/fields/measurement";
import { Loader } from "#ui/elements/loader/loader";
import { Form } from "#ui/forms/form";
import { FormTextField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { timeseriesFormCopy } from "#ui/screens/timeseries-form/timeseries-form.copy";
import type { TimeseriesFormProps } from "#ui/screens/timeseries-form/timeseries-form.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";

/** Registers body measurements, or letters to embroider. */
export function TimeseriesFormView(props: TimeseriesFormProps) {
  const copy = timeseriesFormCopy.of[props.purpose];
  return (
    <ColumnPage width="form" title={copy.title} lead={copy.lead} back={{ path: props.listPath, name: copy.back }}>
      <PurposeForm {...props} />
    </ColumnPage>
  );
}

function PurposeForm({ purpose, values, onSubmitted }: TimeseriesFormProps) {
  if (values === null) return <Loader label={timeseriesFormCopy.loading} />;
  if (purpose === "measurement") {
    return (
      <Form fields={measurementFields} initialValues={values} onSubmit={onSubmitted}>
        {Object.entries(measurementFields).map(([name, { unit }]) => (
          <FormTextField key={name} name={name} width="s" inputMode="decimal" autoComplete="off" suffix={unit} />
        ))}
        <FormSubmitButton block>{timeseriesFormCopy.submit}</FormSubmitButton>
      </Form>
    );
  }
  return (
    <Form fields={embroideryFields} initialValues={values} onSubmit={onSubmitted}>
      {Object.keys(embroideryFields).map((name) => (
        <FormTextField key={name} name={name} width="l" autoComplete="off" />
      ))}
      <FormSubmitButton block>{timeseriesFormCopy.submit}</FormSubmitButton>
    </Form>
  );
}
