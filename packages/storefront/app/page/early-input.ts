type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** True for what differs from what the server wrote. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return [...control.options].some((o) => o.selected !== o.defaultSelected);
  if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Tells React of a value that stood there before it came: it listens for changes of what it has seen itself. */
function tell(control: Control): void {
  if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) {
    // Back to what the server wrote, and once more by a click of our own.
    control.checked = control.defaultChecked;
    control.click();
    return;
  }
  const { value } = control;
  control.value = "";
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/**
 * Nothing that somebody did before the page came to life is lost: what was typed and chosen is told to the forms, and
 * the buttons that were pressed are pressed again in their order. Called once, when the page is alive.
 */
export function catchUp(): void {
  const pressed = window.norenEarlyPresses ?? [];
  delete window.norenEarlyPresses;
  const controls = [...document.querySelectorAll<Control>("main :is(input, textarea, select):not([type=hidden])")];
  for (const control of controls.filter(isChanged)) tell(control);
  // The forms take in what they were told first, and the page each press before the next.
  for (const button of pressed) setTimeout(() => button.isConnected && button.click());
}
