import { useEffect, useEffectEvent, useState, type RefObject } from "react";

const OPTION = '[role="option"]';

/** Whether a key belongs to the input method. Safari reports the Enter that ends a composition after it, with this code. */
const isOfComposition = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;

interface ComboboxOptions {
  field: HTMLInputElement;
  /** Contains the options. */
  panel: RefObject<HTMLElement | null>;
  listId: string;
  hasOptions: boolean;
  onTyped: (word: string) => void;
}

/**
 * Makes the search field a combobox of the options in the panel: arrow keys choose, Enter follows, Escape closes. The field
 * is the header's and works without this code, so its listeners and attributes are added to it, and removed with the panel.
 */
export function useCombobox({ field, panel, listId, hasOptions, onTyped }: ComboboxOptions) {
  const [isWanted, setIsWanted] = useState(() => document.activeElement === field);
  const [activeId, setActiveId] = useState<string | null>(null);
  const isOpen = isWanted && hasOptions;

  const report = useEffectEvent(() => onTyped(field.value));
  const open = useEffectEvent(() => {
    setIsWanted(true);
    report();
  });
  const close = useEffectEvent(() => {
    setIsWanted(false);
    setActiveId(null);
  });
  const move = useEffectEvent((step: 1 | -1) => {
    const options = [...(panel.current?.querySelectorAll<HTMLElement>(OPTION) ?? [])];
    // After the last option comes the field, then the first option again.
    const current = options.findIndex(({ id }) => id === activeId);
    const count = options.length + 1;
    const next = options[((current + 1 + step + count) % count) - 1];
    setActiveId(next?.id ?? null);
    next?.scrollIntoView({ block: "nearest" });
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isOfComposition(event)) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (isOpen) move(key === "ArrowDown" ? 1 : -1);
      else open();
    } else if (key === "Escape" && isOpen) {
      // Otherwise browsers empty the field.
      event.preventDefault();
      close();
    } else if (key === "Enter" && isOpen && activeId !== null) {
      const option = document.getElementById(activeId);
      if (!option) return;
      event.preventDefault();
      option.click();
    }
  });

  useEffect(() => {
    const { form } = field;
    const type = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      setActiveId(null);
      open();
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form?.contains(relatedTarget))) close();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const event of ["focus", "click"]) field.addEventListener(event, () => open(), { signal });
    for (const event of ["input", "compositionend"]) field.addEventListener(event, type, { signal });
    field.addEventListener("keydown", press, { signal });
    form?.addEventListener("focusout", leave, { signal });
    form?.addEventListener("submit", () => close(), { signal });
    // The field had the focus before this code was loaded.
    if (document.activeElement === field) report();
    return () => listeners.abort();
  }, [field]);

  useEffect(() => {
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", listId);
    return () => {
      for (const name of ["role", "aria-autocomplete", "aria-controls", "aria-expanded", "aria-activedescendant"])
        field.removeAttribute(name);
    };
  }, [field, listId]);
  useEffect(() => field.setAttribute("aria-expanded", String(isOpen)), [field, isOpen]);
  useEffect(() => {
    if (isOpen && activeId !== null) field.setAttribute("aria-activedescendant", activeId);
    else field.removeAttribute("aria-activedescendant");
  }, [field, isOpen, activeId]);

  return { isOpen, isWanted, activeId, close: () => (setIsWanted(false), setActiveId(null)) };
}
