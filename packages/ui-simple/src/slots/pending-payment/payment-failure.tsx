import type { TransactionError } from "@noren/contract";
import { Notice } from "#ui/elements/notice/notice";
import { pendingPaymentCopy as copy } from "#ui/slots/pending-payment/pending-payment.copy";

/** Why the last payment of a cart failed, and what the shopper can do [cart.transaction-error]. */
export function PaymentFailure({ message }: Pick<TransactionError, "message">) {
  return (
    <Notice tone="error" title={copy.failed} live>
      <p>{message}</p>
    </Notice>
  );
}
