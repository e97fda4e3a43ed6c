import { useEffect } from "react";

/** CSS pixels at the lower edge of the screen that a toast covers. */
const TOAST_HEIGHT = 112;
const GAP = 8;

const isTextField = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !["checkbox", "radio", "button", "submit", "file"].includes(element.type));

/** Raises toasts above the focused text field where they would cover it, so that shoppers see what they type. */
export function useToastsAboveField(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const place = () => {
      const field = document.activeElement;
      const { top, bottom } = isTextField(field) ? field.getBoundingClientRect() : { top: 0, bottom: 0 };
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
