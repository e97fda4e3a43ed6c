import { useEffect, useRef, useSyncExternalStore } from "react";

/** Where this browser stores that the shortcuts are off. */
const STORAGE_KEY = "ven:single-keys";

/** Whether single letters are shortcuts; a shopper can switch them off. */
function areKeysOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== "off";
  } catch {
    return true;
  }
}

const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Switches single keys on or off in this browser. */
export function switchKeys(isOn: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? "on" : "off");
  } catch {
    // A browser that blocks its storage keeps the keys on.
  }
  for (const listener of listeners) listener();
}

/** Whether single letters act as keys; on the server and during hydration they do. */
export const useKeysOn = (): boolean => useSyncExternalStore(listen, areKeysOn, () => true);

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea, dialog *"));

/** Calls the action of a pressed key, outside of fields and without modifiers. */
export function useSingleKeys(actions: Readonly<Record<string, () => void>>): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
      if (ctrlKey || metaKey || altKey || isComposing || isEditable(target)) return;
      const act = current.current[key.toLowerCase()];
      if (!act || !areKeysOn()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
