declare global {
  interface Window {
    /** Buttons that were clicked before hydration, in order, which `boot.ts` collects. */
    norenEarlyPresses?: HTMLButtonElement[];
    /** Buttons in `[data-late]` elements that were clicked before these hydrated, in order; see `use-early-input.ts`. */
    norenLatePresses?: HTMLButtonElement[];
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isToggle = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);

/** Whether a control differs from what the server rendered. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some((o) => o.selected !== o.defaultSelected);
  // A radio button that another one of its group replaced needs no notice.
  if (isToggle(control))
    return control.checked !== control.defaultChecked && (control.checked || control.type !== "radio");
  return control.value !== control.defaultValue;
}

/** Lets React notice a value that was entered before hydration. React notices only changes of values that it has rendered. */
function notifyReact(control: Control, value: string): void {
  if (isToggle(control)) {
    // Resets the control to what the server rendered, then clicks it.
    control.checked = control.defaultChecked;
    control.click();
    return;
  }
  control.value = "";
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** The interval of the checks whether a press has ended, in milliseconds. */
const RELEASE_CHECK_MS = 30;

/**
 * Calls `next` once nothing is pressed. A value that arrives may move the page, and the click would miss the pressed button.
 * Mouse, finger and keys have no common event for the end of a press.
 */
function whenReleased(next: () => void): void {
  if (document.documentElement.matches(":active")) setTimeout(whenReleased, RELEASE_CHECK_MS, next);
  else next();
}

/**
 * Replays what the user did in an element before its hydration: hands typed and chosen values to the forms, then clicks the
 * pressed buttons in their order, a task per click, so that the page renders each before the next.
 *
 * It reads the values at once, because React's next render resets the controls, and hands them over in a microtask: while
 * React still handles an event of a control, it resets that control before the handlers of another event of it.
 * @param takePresses returns the pressed buttons; until then their clicks are still recorded
 */
export function replayInput(selector: string, takePresses: () => readonly HTMLButtonElement[]): void {
  const changed = [...document.querySelectorAll<Control>(`${selector} :is(input, textarea, select):not([type=hidden])`)]
    .filter(isChanged)
    .map((control) => ({ control, value: control.value }));
  whenReleased(() => {
    const pressed = takePresses();
    queueMicrotask(() => {
      for (const { control, value } of changed) notifyReact(control, value);
    });
    for (const button of pressed) setTimeout(() => button.click());
  });
}

/** Replays what the user did on the page before hydration. Called once, after hydration. */
export function replayEarlyInput(): void {
  replayInput("main", () => {
    const pressed = window.norenEarlyPresses ?? [];
    delete window.norenEarlyPresses;
    return pressed;
  });
}
