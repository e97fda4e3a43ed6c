import { pack, storedKey, unpack, type StoredKind } from "@noren/domain/stored";

/** The part of the browser's storage that is used here; it may be missing or refuse. */
export type Backing = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** One stored value with its type. `read` answers null for nothing, for what it does not know, and where storage is refused. */
export interface Stored<T> {
  /** The full key, as `storage` events tell it. */
  readonly key: string;
  read(): T | null;
  write(value: T): void;
  clear(): void;
}

export interface StoredOptions {
  /** Called at each use, since some browsers throw at the very name of a forbidden storage. */
  backing?: () => Backing;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Does it, or nothing: full, forbidden or broken storage must not break the shop. */
function attempt<R>(act: () => R): R | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** A value of a shop, kept for as long as its kind says. */
export function stored<T>(
  namespace: string,
  kind: StoredKind<T>,
  { backing = () => globalThis.localStorage, now = Date.now }: StoredOptions = {},
): Stored<T> {
  const key = storedKey(namespace, kind);
  return {
    key,
    read: () => attempt(() => unpack(kind, backing().getItem(key), now())),
    write: (value) => void attempt(() => backing().setItem(key, pack(kind, value, now()))),
    clear: () => void attempt(() => backing().removeItem(key)),
  };
}
