/** The part of the browser's storage that is used here; it may be missing or refuse. */
type Backing = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** One stored value with its type. `read` answers null for nothing, for what it does not know, and where storage is refused. */
export interface Stored<T> {
  /** The full key, as `storage` events tell it. */
  readonly key: string;
  read(): T | null;
  write(value: T): void;
  clear(): void;
}

function backingOf(kind: "localStorage" | "sessionStorage"): Backing | null {
  try {
    return globalThis[kind];
  } catch {
    // Some browsers throw when a person has forbidden storage.
    return null;
  }
}

/** Does it, or nothing: full, forbidden or broken storage must not break the shop. */
function attempt<R>(act: () => R): R | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/**
 * A value under `<namespace>:<name>` (decisions: SITE.NAMESPACE prefixes every storage key).
 * @param accept reads what was stored, as JSON gave it; null for anything that this version does not understand
 */
export function stored<T>(
  namespace: string,
  name: string,
  accept: (value: unknown) => T | null,
  backing: Backing | null = backingOf("localStorage"),
): Stored<T> {
  const key = `${namespace}:${name}`;
  return {
    key,
    read: () =>
      attempt(() => {
        const text = backing?.getItem(key);
        return text ? accept(JSON.parse(text)) : null;
      }),
    write: (value) => void attempt(() => backing?.setItem(key, JSON.stringify(value))),
    clear: () => void attempt(() => backing?.removeItem(key)),
  };
}
