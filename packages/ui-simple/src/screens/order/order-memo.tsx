import { memoFields } from "@noren/validation/fields/order";
import { Button } from "#ui/elements/button/button";
import { Heading } from "#ui/elements/heading/heading";
import { Form } from "#ui/forms/form";
import { FormTextArea } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { orderCopy } from "#ui/screens/order/order.copy";
import type { OrderMemoProps } from "#ui/screens/order/order.props";
import { yieldFocus } from "#ui/yield-focus";
import styles from "./order-view.module.css";

const copy = orderCopy.memo;

/** The member's own note on the order, which is written, changed and deleted here [memo.shape]. */
export function OrderMemo({ body, isWritten, isDeleting, formKey, onSaved, onDeleted }: OrderMemoProps) {
  return (
    <section className={styles.memo} data-screen-only="">
      <Heading level={2} size="s">
        {copy.title}
      </Heading>
      <Form key={formKey} fields={memoFields} initialValues={{ body }} idPrefix="memo-" onSubmit={onSaved}>
        <FormTextArea name="body" required={false} help={copy.help} rows={3} />
        <div className={styles.memoActions}>
          <FormSubmitButton size={undefined} look="secondary">
            {copy.save}
          </FormSubmitButton>
          {isWritten ? (
            <Button
              look="quiet"
              icon="trash"
              loading={isDeleting}
              aria-label={copy.deleteLabel}
              onClick={(event) => {
                yieldFocus(event);
                onDeleted();
              }}
            >
              {copy.delete}
            </Button>
          ) : null}
        </div>
      </Form>
    </section>
  );
}
