import { useMemo, useSyncExternalStore } from "react";
import type { Stored } from "../storage/stored.ts";

const onStorage = (changed: () => void) => {
  window.addEventListener("storage", changed);
  return () => window.removeEventListener("storage", changed);
};
const unread = () => undefined;

/** A stored value, updated when another tab changes it; undefined on the server and during hydration. */
export function useStored<T>(stored: Stored<T>): T | null | undefined {
  const text = useSyncExternalStore(onStorage, () => JSON.stringify(stored.read()), unread);
  return useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as T | null)), [text]);
}
