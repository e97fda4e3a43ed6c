import { useEffect } from "react";

/** CSS pixels at the lower edge of the screen that a toast covers. */
const TOAST_HEIGHT = 112;
const GAP = 8;

/** A control that was used last, by a key or a press. The toasts' own controls move with them. */
const isControl = (element: Element | null): element is HTMLElement =>
  element !== null &&
  element.matches("a, button, input, select, textarea, summary") &&
  element.closest(".notistack-SnackbarContainer") === null;

/** Raises toasts above the focused control where they would cover it, so that shoppers see where they are, and may press it again. */
export function useToastsAboveFocus(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const place = () => {
      const control = document.activeElement;
      const { top, bottom } = isControl(control) ? control.getBoundingClientRect() : { top: 0, bottom: 0 };
      const isCovered = bottom > innerHeight - TOAST_HEIGHT && top < innerHeight && top > TOAST_HEIGHT + GAP;
      if (isCovered) style.setProperty("--toast-bottom", `${Math.ceil(innerHeight - top + GAP)}px`);
      else style.removeProperty("--toast-bottom");
    };
    const events = ["focusin", "focusout", "scroll", "resize"];
    for (const event of events) window.addEventListener(event, place, { passive: true });
    place();
    return () => {
      for (const event of events) window.removeEventListener(event, place);
      style.removeProperty("--toast-bottom");
    };
  }, []);
}
