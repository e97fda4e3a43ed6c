import type { Backing } from "./stored.ts";

const memory = new Map<string, string>();

/** Used until the page is unloaded if the browser blocks its storage. */
const inMemory: Backing = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

/** The storage of this tab. */
export function tabStorage(): Backing {
  try {
    return globalThis.sessionStorage;
  } catch {
    return inMemory;
  }
}
