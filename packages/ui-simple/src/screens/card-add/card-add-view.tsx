import { cardAddFields } from "@noren/validation/fields/card";
import { Form } from "#ui/forms/form";
import { FormCardFields } from "#ui/forms/form-card-fields";
import { FormCheckboxField, FormPasswordField } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { cardAddCopy as copy } from "#ui/screens/card-add/card-add.copy";
import type { CardAddProps } from "#ui/screens/card-add/card-add.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { TestPaymentNotice } from "#ui/slots/card-name/test-payment-notice";

/** The form for a card that the member saves. */
export function CardAddView({ isTest, listPath, onSubmitted }: CardAddProps) {
  return (
    <ColumnPage width="form" title={copy.title} lead={copy.lead} back={{ path: listPath, name: copy.back }}>
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
