import { formatDateTime } from "@noren/validation/format";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Notice } from "#ui/elements/notice/notice";
import { pendingPaymentCopy as copy } from "#ui/slots/pending-payment/pending-payment.copy";
import type { PendingPaymentProps } from "#ui/slots/pending-payment/pending-payment.props";
import styles from "./pending-payment.module.css";

/** A payment that waits for the shopper on a page of the payment service. */
export function PendingPayment({ url, expiresAt }: PendingPaymentProps) {
  return (
    <Notice tone="warning" title={copy.title} live>
      <p>{copy.lead(formatDateTime(expiresAt))}</p>
      <p className={styles.action}>
        <ButtonLink href={url}>{copy.resume}</ButtonLink>
      </p>
    </Notice>
  );
}
