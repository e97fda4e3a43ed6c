import { cancelFields } from "@noren/validation/fields/order";
import { useRef, useState } from "react";
import { Button } from "#ui/elements/button/button";
import { Dialog } from "#ui/elements/dialog/dialog";
import { DialogActions } from "#ui/elements/dialog/dialog-actions";
import { Form } from "#ui/forms/form";
import { FormTextArea } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { orderCopy as copy } from "#ui/screens/order/order.copy";
import type { OrderProps } from "#ui/screens/order/order.props";

/** Asks for confirmation and a reason before an order is cancelled. The dialog shows why a cancellation failed. */
export function CancelOrder({ onCancelled }: Pick<OrderProps, "onCancelled">) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const close = () => setIsOpen(false);
  const send: typeof onCancelled = async (values) => {
    const main = frame.current?.closest("main");
    const failure = await onCancelled(values);
    if (!failure) {
      // The cancel button unmounts, so move the focus to the page; an open dialog would prevent that.
      frame.current?.querySelector("dialog")?.close();
      main?.focus({ preventScroll: true });
    }
    return failure;
  };
  return (
    <div ref={frame}>
      <Button look="danger" onClick={() => setIsOpen(true)}>
        {copy.cancel}
      </Button>
      <Dialog open={isOpen} title={copy.cancelTitle} onClose={close}>
        <Form fields={cancelFields} onSubmit={send}>
          <p>{copy.cancelLead}</p>
          <FormTextArea name="cancel_reason" help={copy.cancelReasonHelp} rows={3} />
          <DialogActions>
            <Button onClick={close}>{copy.cancelClose}</Button>
            <FormSubmitButton look="danger" size={undefined}>
              {copy.cancelSubmit}
            </FormSubmitButton>
          </DialogActions>
        </Form>
      </Dialog>
    </div>
  );
}
