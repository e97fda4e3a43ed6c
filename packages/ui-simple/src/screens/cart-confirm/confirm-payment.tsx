import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import type { ConfirmFactsProps } from "#ui/screens/cart-confirm/cart-confirm.props";
import { invoiceCopy } from "#ui/slots/invoice/invoice.copy";
import { ConfirmPart } from "#ui/screens/cart-confirm/confirm-part";
import styles from "./confirm-facts.module.css";

/** Legal item 3: the payment method and the time of payment. The remarks belong to the same step. */
export function ConfirmPayment({ cart, confirmation: { payment }, editPaths }: ConfirmFactsProps) {
  return (
    <ConfirmPart title={copy.payment} editPath={editPaths.payment} required="legal-payment">
      <DefinitionList
        look="plain"
        items={[
          { term: copy.paymentMethod, detail: payment.name },
          { term: copy.paymentTiming, detail: <span className={styles.timing}>{payment.timing}</span> },
          ...(payment.invoiceRecipient
            ? [{ term: invoiceCopy.recipient, detail: invoiceCopy.recipientOf(payment.invoiceRecipient) }]
            : []),
          ...(cart.remarks
            ? [{ term: copy.remarks, detail: <span className={styles.remarks}>{cart.remarks}</span> }]
            : []),
        ]}
      />
    </ConfirmPart>
  );
}
