import type { FocusCheck } from "#ui/required-part";

const FIELDS = "form :is(input:not([type=hidden]), select, textarea, button[type=submit])";

/** What a screen shows of the parts that every theme must keep. */
export interface ScreenParts {
  /** Names of the required parts that show any text. */
  required: string[];
  /** Required parts and form controls in document order. */
  order: string[];
  /** The number of elements with a positive tabindex, which breaks the order. */
  positiveTabIndexes: number;
}

/** Reads the required parts (`data-required-part`) and the form controls of a rendered screen. */
export function readParts(screen: HTMLElement): ScreenParts {
  const elements = [...screen.querySelectorAll<HTMLElement>(`[data-required-part], ${FIELDS}`)];
  const isShown = (element: HTMLElement) => element.checkVisibility() && element.innerText.trim() !== "";
  const required = elements.flatMap((element) => {
    const part = element.dataset["requiredPart"];
    return part !== undefined && isShown(element) ? [part] : [];
  });
  // After a failed attempt the summary has the focus, so that a screen reader reads it.
  if (document.activeElement?.matches("[data-required-part=error-summary]"))
    required.push("error-focus" satisfies FocusCheck);
  return {
    required: [...new Set(required)],
    order: elements.map((element) => element.dataset["requiredPart"] ?? readControlName(element)),
    positiveTabIndexes: screen.querySelectorAll(`[tabindex]:not([tabindex^="-"], [tabindex="0"])`).length,
  };
}

/** The name that is submitted, because a theme may change labels. */
const readControlName = (element: HTMLElement): string => element.getAttribute("name") ?? element.tagName.toLowerCase();

/** Returns the names of the required parts that a theme's screen lacks and Simple's shows. */
export function findLosses(simple: ScreenParts, theme: ScreenParts): string[] {
  const lost = simple.required.filter((part) => !theme.required.includes(part));
  const common = (parts: string[], other: string[]) => [...new Set(parts)].filter((part) => other.includes(part));
  const keepsOrder = common(simple.order, theme.order).join("\n") === common(theme.order, simple.order).join("\n");
  return keepsOrder && theme.positiveTabIndexes === 0 ? lost : [...lost, "focus-order" satisfies FocusCheck];
}
