import { Button } from "#ui/elements/button/button";
import { Dialog } from "#ui/elements/dialog/dialog";
import { DialogActions } from "#ui/elements/dialog/dialog-actions";
import { Heading } from "#ui/elements/heading/heading";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { useFormDialog } from "#ui/forms/use-form-dialog";
import { papersCopy } from "#ui/slots/papers/papers.copy";
import type { ReceiptProps } from "#ui/slots/papers/papers.props";
import { ReceiptFacts } from "#ui/slots/papers/receipt-facts";
import { ReceiptForm } from "#ui/slots/papers/receipt-form";
import styles from "./papers.module.css";

const copy = papersCopy.receipt;

/** The receipt of an order: issued in a dialog, downloaded again by a press, or why there is none. */
export function OrderReceipt({ receipt }: { receipt: ReceiptProps }) {
  const { status, reason, issuedAt, info, onIssued, reissue } = receipt;
  const { isOpen, open, close, submit } = useFormDialog(onIssued);
  const isIssued = status === "issued";
  return (
    <div className={styles.paper}>
      <div className={styles.words}>
        <Heading level={3} size="s">
          {copy.title}
        </Heading>
        {issuedAt === null ? null : (
          <>
            <p className={styles.text}>{copy.issued(issuedAt)}</p>
            <ReceiptFacts info={info} />
          </>
        )}
        {status === "ready" ? <p className={styles.text}>{copy.ready}</p> : null}
        {isIssued ? <p className={styles.text}>{copy.reissueHelp}</p> : null}
        {reason === null ? null : <p className={styles.text}>{reason}</p>}
      </div>
      {status === "refused" ? null : (
        // One button for both, so that it has the focus again when the dialog closes.
        <div className={styles.actions}>
          <Button block loading={reissue.isBusy} onClick={isIssued ? reissue.onDownloaded : open}>
            {isIssued ? copy.reissue : copy.issue}
          </Button>
        </div>
      )}
      <Dialog open={isOpen} title={copy.issue} onClose={close}>
        <ReceiptForm info={info} onIssued={submit}>
          <DialogActions>
            <Button onClick={close}>{copy.close}</Button>
            <FormSubmitButton size={undefined}>{copy.submit}</FormSubmitButton>
          </DialogActions>
        </ReceiptForm>
      </Dialog>
    </div>
  );
}
