/** So short that a slow phone lays the next part out between two touches. */
const STEP_MS = 100;

/** Lays out at once what is left, here and on all further pages of the visit. */
export function endLateLayout(): void {
  document.documentElement.dataset["laidOut"] = "";
}

/** Lays out the parts of the first page that `base.css` leaves out, one after the other, so that no task is long. */
export function layOutBelowFold(): void {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-below-fold]")];
  const next = () => {
    const part = parts.shift();
    if (!part) return endLateLayout();
    part.dataset["laidOut"] = "";
    setTimeout(next, STEP_MS);
  };
  setTimeout(next, STEP_MS);
}
