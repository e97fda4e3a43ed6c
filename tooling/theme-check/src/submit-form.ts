const SUMMARY = "[data-required-part=error-summary]";
/** Formik and yup load when a form is first submitted, on a busy machine slowly. */
const MAX_WAIT_MS = 20_000;
/** The frames in which a shown summary takes the focus. */
const MAX_FRAMES = 60;

/**
 * Submits the story's form, unless its play function has done so, and waits until the summary of its errors has the focus,
 * or until the submit button is no longer busy and there are no errors. The waits have limits, because a theme may lose the
 * focus or the button.
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
  for (let frames = 0; !isFocused() && !isSent() && frames < MAX_FRAMES && performance.now() < end;) {
    await nextFrame();
    if (screen.querySelector(SUMMARY)) frames++;
  }
  observer.disconnect();
}

const isFocused = () => document.activeElement?.matches(SUMMARY) === true;
const nextFrame = () => new Promise(requestAnimationFrame);
