import { useEffect, useLayoutEffect, useRef, type MouseEvent, type RefObject } from "react";

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** The browser closes a dialog at Escape; this updates the owner's state. */
  onClose: () => void;
  /** A click on the backdrop closes the dialog. */
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Synchronises a `<dialog>` with `open`. The browser handles focus, Escape and the backdrop. */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  // Close before unmounting: the browser restores the focus only when a dialog is closed.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);
  return {
    ref,
    onClose,
    onClick: (event) => {
      if (event.target === ref.current) onClose();
    },
  };
}
