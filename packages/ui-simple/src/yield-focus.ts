import type { MouseEvent } from "react";

/** For a click that unmounts its own button: moves the focus to `<main>`, where it would otherwise be lost. */
export function yieldFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("main")?.focus({ preventScroll: true });
}
