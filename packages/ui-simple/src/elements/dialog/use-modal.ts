import { useEffect, useLayoutEffect, useRef, type MouseEvent, type RefObject } from "react";

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
  // One that leaves the page while it is open is closed before, for only then does the platform give the focus back.
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
