import { useRef } from "react";
import { Button } from "#ui/elements/button/button";
import { DefinitionList } from "#ui/elements/definition-list/definition-list";
import { Loader } from "#ui/elements/loader/loader";
import { Notice } from "#ui/elements/notice/notice";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { guestReceiptCopy as copy } from "#ui/screens/guest-receipt/guest-receipt.copy";
import type { GuestReceiptProps } from "#ui/screens/guest-receipt/guest-receipt.props";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { papersCopy } from "#ui/slots/papers/papers.copy";
import { ReceiptFacts } from "#ui/slots/papers/receipt-facts";
import { ReceiptForm } from "#ui/slots/papers/receipt-form";
import { ContactSection } from "#ui/slots/shop-contact/contact-section";
import styles from "./guest-receipt-view.module.css";

/** The receipt of an order, by the link of its mail. */
export function GuestReceiptView(props: GuestReceiptProps) {
  const { receipt, contact, homePath } = props;
  const isReady = receipt !== null && receipt !== "missing" && receipt.status === "ready";
  return (
    <ColumnPage
      width="form"
      title={copy.title}
      lead={isReady ? copy.lead : null}
      back={{ path: homePath, name: copy.toShop }}
    >
      <Content {...props} />
      {receipt === null ? null : <ContactSection contact={contact} />}
    </ColumnPage>
  );
}

function Content({ receipt, failureText, onRetried }: GuestReceiptProps) {
  if (receipt === "missing") {
    return (
      <Notice tone="warning" title={copy.missing} live>
        <p>{copy.missingHelp}</p>
      </Notice>
    );
  }
  if (receipt === null) {
    return <Loader label={copy.loading} failure={failureText === null ? null : { message: failureText, onRetried }} />;
  }
  return <Receipt {...receipt} />;
}

function Receipt(props: Exclude<NonNullable<GuestReceiptProps["receipt"]>, "missing">) {
  const { orderNo, status, reason, issuedAt, info, onIssued, reissue } = props;
  const frame = useRef<HTMLDivElement>(null);
  const issue: typeof onIssued = async (values) => {
    const main = frame.current?.closest("main");
    const failure = await onIssued(values);
    // The form unmounts with the focus in it.
    if (!failure) main?.focus({ preventScroll: true });
    return failure;
  };
  return (
    <div ref={frame} className={styles.issued}>
      <DefinitionList items={[{ term: copy.orderNo, detail: orderNo }]} />
      {reason === null ? null : (
        <Notice tone="warning">
          <p>{reason}</p>
        </Notice>
      )}
      {issuedAt === null ? null : (
        <>
          <Notice tone="success" title={papersCopy.receipt.issued(issuedAt)} live>
            <ReceiptFacts info={info} />
          </Notice>
          {status === "issued" ? (
            <>
              <p className={styles.help}>{papersCopy.receipt.reissueHelp}</p>
              <Button block loading={reissue.isBusy} onClick={reissue.onDownloaded}>
                {papersCopy.receipt.reissue}
              </Button>
            </>
          ) : null}
        </>
      )}
      {status === "ready" ? (
        <ReceiptForm info={info} onIssued={issue}>
          <FormSubmitButton block>{papersCopy.receipt.submit}</FormSubmitButton>
        </ReceiptForm>
      ) : null}
    </div>
  );
}
