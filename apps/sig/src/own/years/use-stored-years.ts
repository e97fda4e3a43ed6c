import { useCallback, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The years that are shown where the browser stores nothing. */
const shown = new Map<string, number>();

function read(key: string): number | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? (shown.get(key) ?? null) : Number(text);
  } catch {
    return shown.get(key) ?? null;
  }
}

/** The years at which a visitor left a piece: in the tab, so that they survive a reload, a login and the way back. */
export function useStoredYears(name: string): [number | null, (years: number) => void] {
  const key = `years ${name}`;
  const years = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  const store = useCallback(
    (next: number) => {
      shown.set(key, next);
      try {
        sessionStorage.setItem(key, String(next));
      } catch {
        // The page keeps it.
      }
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [years, store];
}
