import { useRef, useState } from "react";
import { Button } from "#ui/elements/button/button";
import { Dialog } from "#ui/elements/dialog/dialog";
import { Notice } from "#ui/elements/notice/notice";
import { socialGiftShippingCopy as copy } from "#ui/screens/social-gift-shipping/social-gift-shipping.copy";
import type { SocialGiftShippingProps } from "#ui/screens/social-gift-shipping/social-gift-shipping.props";
import styles from "./social-gift-shipping-view.module.css";

/** Asks before a gift is declined. The dialog shows why that failed. */
export function DeclineGift({ onDeclined }: Pick<SocialGiftShippingProps, "onDeclined">) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failureText, setFailureText] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const close = () => setIsOpen(false);
  const decline = async () => {
    setIsBusy(true);
    setFailureText(null);
    const main = frame.current?.closest("main");
    const dialog = frame.current?.querySelector("dialog");
    const failure = await onDeclined();
    setIsBusy(false);
    setFailureText(failure?.message ?? null);
    if (failure) return;
    // Another page replaces the dialog, so the focus moves to it; an open dialog would prevent that.
    dialog?.close();
    main?.focus({ preventScroll: true });
  };
  return (
    <div ref={frame}>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {copy.decline}
      </Button>
      <Dialog
        open={isOpen}
        title={copy.declineTitle}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{copy.declineClose}</Button>
            <Button look="danger" loading={isBusy} onClick={() => void decline()}>
              {copy.declineSubmit}
            </Button>
          </>
        }
      >
        <div className={styles.decline}>
          <p>{copy.declineLead}</p>
          {failureText === null ? null : (
            <Notice tone="error" live>
              <p>{failureText}</p>
            </Notice>
          )}
        </div>
      </Dialog>
    </div>
  );
}
