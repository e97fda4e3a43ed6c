const SUMMARY = "[data-required-part=error-summary]";
/** Formik and yup load when a form is first submitted. */
const MAX_WAIT_MS = 1000;

/**
 * Submits the story's form, unless its play function has done so, and waits until the summary of its errors has the focus,
 * or until the submit button is no longer busy and there are no errors. Waits at most a second, because a theme may lose
 * the focus or the button.
 */
export async function submitForm(screen: HTMLElement): Promise<void> {
  const form = screen.querySelector<HTMLFormElement>("form[novalidate]");
  if (!form) return;
  let wasBusy = false;
  const observer = new MutationObserver((changes) => {
    wasBusy ||= changes.some(({ oldValue }) => oldValue === "true");
  });
  observer.observe(form, { subtree: true, attributeFilter: ["aria-busy"], attributeOldValue: true });
  if (!screen.querySelector(SUMMARY)) form.requestSubmit();
  const isSent = () => wasBusy && !screen.querySelector(SUMMARY);
  const end = performance.now() + MAX_WAIT_MS;
  while (!isFocused() && !isSent() && performance.now() < end) await nextFrame();
  observer.disconnect();
}

const isFocused = () => document.activeElement?.matches(SUMMARY) === true;
const nextFrame = () => new Promise(requestAnimationFrame);
