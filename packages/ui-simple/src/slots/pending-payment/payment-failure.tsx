import type { TransactionError } from "@noren/contract";
import { Button } from "#ui/elements/button/button";
import { yieldFocus } from "#ui/yield-focus";
import { Notice } from "#ui/elements/notice/notice";
import { pendingPaymentCopy as copy } from "#ui/slots/pending-payment/pending-payment.copy";

/**
 * Shows why the last payment of a cart failed. States that nothing was ordered and that nothing is charged twice
 * [cart.transaction-error].
 */
export function PaymentFailure({
  message,
  onDismissed,
}: Pick<TransactionError, "message"> & {
  /** Removes the reason; absent where the next choice removes it. */
  onDismissed?: () => void;
}) {
  return (
    <Notice tone="error" title={copy.failed} live>
      <p>{message}</p>
      <p>{copy.failedLead}</p>
      {onDismissed ? (
        <Button
          look="quiet"
          onClick={(event) => {
            yieldFocus(event);
            onDismissed();
          }}
        >
          {copy.dismiss}
        </Button>
      ) : null}
    </Notice>
  );
}
