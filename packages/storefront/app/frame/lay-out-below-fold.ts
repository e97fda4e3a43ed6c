/** Short enough that a slow phone finishes a part between two touches. */
const STEP_MS = 100;

/** Ends `content-visibility` of all parts, here and on all further pages of the visit. */
export function layOutAll(): void {
  document.documentElement.dataset["laidOut"] = "";
}

/** Ends `content-visibility` of the first page's parts below the fold one after the other, so that no task is long (decision 0701). */
export function layOutBelowFold(): void {
  const parts = [...document.querySelectorAll<HTMLElement>("[data-below-fold]")];
  const next = () => {
    const part = parts.shift();
    if (!part) return layOutAll();
    part.dataset["laidOut"] = "";
    setTimeout(next, STEP_MS);
  };
  setTimeout(next, STEP_MS);
}
