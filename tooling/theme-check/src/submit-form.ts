const SUMMARY = "[data-required-part=error-summary]";
/** Formik and yup load when a form is first submitted. */
const MAX_WAIT_MS = 1000;

/** Submits the story's form and waits until it shows errors, at most a second: a valid form shows none. */
export async function submitForm(screen: HTMLElement): Promise<void> {
  const form = screen.querySelector<HTMLFormElement>("form[novalidate]");
  if (!form || screen.querySelector(SUMMARY)) return;
  form.requestSubmit();
  const end = performance.now() + MAX_WAIT_MS;
  while (!screen.querySelector(SUMMARY) && performance.now() < end) await nextFrame();
  // The summary takes the focus in an effect after its render.
  await nextFrame();
}

const nextFrame = () => new Promise(requestAnimationFrame);
