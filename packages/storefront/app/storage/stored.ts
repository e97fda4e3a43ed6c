import { pack, buildStoredKey, unpack, type StoredKind } from "@noren/domain/stored";

/** The part of `Storage` that is used. It may be missing or throw. */
export type Backing = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A typed stored value. `read` returns null when it is missing or invalid, and when storage is blocked. */
export interface Stored<T> {
  /** The full key, as in `storage` events. */
  readonly key: string;
  read(): T | null;
  write(value: T): void;
  clear(): void;
}

export interface StoredOptions {
  /** Called at each use, since some browsers throw when a blocked storage is accessed. */
  backing?: () => Backing;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Returns null instead of throwing: full, blocked or broken storage must not break the shop. */
function attempt<R>(act: () => R): R | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** A stored value of a shop, with the lifetime of its kind. */
export function stored<T>(
  namespace: string,
  kind: StoredKind<T>,
  { backing = () => globalThis.localStorage, now = Date.now }: StoredOptions = {},
): Stored<T> {
  const key = buildStoredKey(namespace, kind);
  return {
    key,
    read: () => attempt(() => unpack(kind, backing().getItem(key), now())),
    write: (value) => void attempt(() => backing().setItem(key, pack(kind, value, now()))),
    clear: () => void attempt(() => backing().removeItem(key)),
  };
}
