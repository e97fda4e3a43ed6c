import type { MouseEvent } from "react";

/** For a press that takes its own button off the page: the page takes the focus, so that it is not lost with the button. */
export function yieldFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("main")?.focus({ preventScroll: true });
}
