import { Button } from "#ui/elements/button/button";
import { Dialog } from "#ui/elements/dialog/dialog";
import { DialogActions } from "#ui/elements/dialog/dialog-actions";
import { Heading } from "#ui/elements/heading/heading";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { useFormDialog } from "#ui/forms/use-form-dialog";
import { papersCopy } from "#ui/slots/papers/papers.copy";
import type { QuotationSubmit } from "#ui/slots/papers/papers.props";
import { QuotationForm } from "#ui/slots/papers/quotation-form";
import styles from "./papers.module.css";

const copy = papersCopy.quotation;

/** The quotation of an order, after the question to whom it is made out. */
export function OrderQuotation({ onQuoted }: { onQuoted: QuotationSubmit }) {
  const { isOpen, open, close, submit } = useFormDialog(onQuoted);
  return (
    <div className={styles.paper}>
      <div className={styles.words}>
        <Heading level={3} size="s">
          {copy.title}
        </Heading>
        <p className={styles.text}>{copy.text}</p>
      </div>
      <div className={styles.actions}>
        <Button block onClick={open}>
          {copy.open}
        </Button>
      </div>
      <Dialog open={isOpen} title={copy.title} onClose={close}>
        <QuotationForm onSubmitted={submit}>
          <p className={styles.text}>{copy.validity}</p>
          <DialogActions>
            <Button onClick={close}>{copy.close}</Button>
            <FormSubmitButton size={undefined}>{copy.submit}</FormSubmitButton>
          </DialogActions>
        </QuotationForm>
      </Dialog>
    </div>
  );
}
