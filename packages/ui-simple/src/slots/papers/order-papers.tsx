import { Button } from "#ui/elements/button/button";
import { Heading } from "#ui/elements/heading/heading";
import { OrderQuotation } from "#ui/slots/papers/order-quotation";
import { OrderReceipt } from "#ui/slots/papers/order-receipt";
import { papersCopy as copy } from "#ui/slots/papers/papers.copy";
import type { OrderPapersProps } from "#ui/slots/papers/papers.props";
import styles from "./papers.module.css";

/** The receipt, the quotation and the delivery slips of an order. */
export function OrderPapers({ receipt, onQuoted, slip }: OrderPapersProps) {
  return (
    <section className={styles.papers} data-screen-only="">
      <Heading level={2} size="s">
        {copy.title}
      </Heading>
      <div className={styles.list}>
        <OrderReceipt receipt={receipt} />
        {onQuoted ? <OrderQuotation onQuoted={onQuoted} /> : null}
        {slip ? <OrderSlip {...slip} /> : null}
      </div>
    </section>
  );
}

function OrderSlip({ hasPrices, isBusy, onDownloaded }: NonNullable<OrderPapersProps["slip"]>) {
  return (
    <div className={styles.paper}>
      <div className={styles.words}>
        <Heading level={3} size="s">
          {copy.slip.title}
        </Heading>
        <p className={styles.text}>{hasPrices ? copy.slip.text : copy.slip.withoutPrices}</p>
      </div>
      <div className={styles.actions}>
        <Button block loading={isBusy} onClick={onDownloaded}>
          {copy.slip.download}
        </Button>
      </div>
    </div>
  );
}
