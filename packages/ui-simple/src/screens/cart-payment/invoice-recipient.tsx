import { FormTextField } from "#ui/forms/form-fields";
import { cartPaymentCopy as copy } from "#ui/screens/cart-payment/cart-payment.copy";

/** To whom the invoice is made out. */
export const InvoiceRecipient = () => (
  <>
    <FormTextField name="invoice_company" width="l" help={copy.invoiceHelp} />
    <FormTextField name="invoice_department" width="l" />
  </>
);
