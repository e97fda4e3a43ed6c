const SUMMARY = "[data-required-part=error-summary]";
/** Formik and yup load when a form is first submitted. */
const MAX_WAIT_MS = 1000;

/**
 * Submits the story's form, unless its play function has done so, and waits until the summary of its errors has the focus.
 * Waits at most a second: a valid form shows no errors, and a theme may lose the focus.
 */
export async function submitForm(screen: HTMLElement): Promise<void> {
  const form = screen.querySelector<HTMLFormElement>("form[novalidate]");
  if (!form) return;
  if (!screen.querySelector(SUMMARY)) form.requestSubmit();
  const end = performance.now() + MAX_WAIT_MS;
  while (!isFocused() && performance.now() < end) await nextFrame();
}

const isFocused = () => document.activeElement?.matches(SUMMARY) === true;
const nextFrame = () => new Promise(requestAnimationFrame);
