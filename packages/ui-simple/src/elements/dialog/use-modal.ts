import { useEffect, useRef, type MouseEvent, type RefObject } from "react";

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** The platform closes a dialog by itself at Escape; whoever owns the state hears of it here. */
  onClose: () => void;
  /** A press on the scrim beside the dialog's content closes it. */
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Keeps a `<dialog>` in step with `open`. Focus, Escape and the scrim are the platform's own. */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  return {
    ref,
    onClose,
    onClick: (event) => {
      if (event.target === ref.current) onClose();
    },
  };
}
