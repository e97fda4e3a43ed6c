import { cardAddFields } from "@noren/validation/fields/card";
import { Loader } from "#ui/elements/loader/loader";
import { Form } from "#ui/forms/form";
import { FormCardFields } from "#ui/forms/form-card-fields";
import { FormCheckboxField, FormPasswordField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { cardAddCopy as copy } from "#ui/screens/card-add/card-add.copy";
import type { CardAddProps } from "#ui/screens/card-add/card-add.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { TestPaymentNotice } from "#ui/slots/card-name/test-payment-notice";

/** The form for a card that the member saves. */
export function CardAddView({ isArriving, isTest, listPath, onSubmitted }: CardAddProps) {
  const page = { title: copy.title, lead: copy.lead, back: { path: listPath, name: copy.back } };
  if (isArriving)
    return (
      <ColumnPage width="form" {...page}>
        <Loader label={copy.loading} />
      </ColumnPage>
    );
  return (
    <ColumnPage width="form" {...page}>
      {isTest ? <TestPaymentNotice /> : null}
      <Form fields={cardAddFields} onSubmit={onSubmitted}>
        <FormCardFields />
        <FormCheckboxField name="is_main" />
        <FormPasswordField name="current_password" help={copy.password} />
        <FormSubmitButton block>{copy.submit}</FormSubmitButton>
      </Form>
    </ColumnPage>
  );
}
