/** What stands in the browser's storage: versioned, possibly expiring, and never trusted when it is read. */
interface Envelope {
  readonly version: number;
  /** Milliseconds since 1970 from which it no longer counts. */
  readonly expiresAt?: number;
  readonly value: unknown;
}

/** How one kind of value is kept. */
export interface StoredKind<T> {
  readonly name: string;
  /** Raised when the shape changes: what an older version left is then as good as nothing. */
  readonly version: number;
  /** Reads what JSON gave; null for anything that is not such a value. */
  readonly accept: (value: unknown) => T | null;
  /** How long it counts, null for ever. */
  readonly lifetimeMs: number | null;
}

/** The key of a value: every key carries the shop's namespace (SITE.NAMESPACE), so that shops of one host stay apart. */
export function storedKey(namespace: string, kind: Pick<StoredKind<unknown>, "name">): string {
  return `${namespace}:${kind.name}`;
}

/** @param now milliseconds since 1970 */
export function pack<T>({ version, lifetimeMs }: StoredKind<T>, value: T, now: number): string {
  const envelope: Envelope = lifetimeMs === null ? { version, value } : { version, expiresAt: now + lifetimeMs, value };
  return JSON.stringify(envelope);
}

/** The value, or null for nothing, corrupt or foreign text, another version, and what has run out at `now`. */
export function unpack<T>({ version, accept, lifetimeMs }: StoredKind<T>, text: string | null, now: number): T | null {
  const envelope = parse(text);
  if (envelope?.version !== version) return null;
  if (lifetimeMs !== null && !isInTime(envelope.expiresAt, now, lifetimeMs)) return null;
  return accept(envelope.value);
}

// A clock that was set back must not keep a value longer than it was meant to live.
function isInTime(expiresAt: unknown, now: number, lifetimeMs: number): boolean {
  return typeof expiresAt === "number" && now < expiresAt && expiresAt - now <= lifetimeMs;
}

function parse(text: string | null): Partial<Envelope> | null {
  try {
    const parsed: unknown = JSON.parse(text ?? "null");
    return typeof parsed === "object" ? parsed : null;
  } catch {
    return null;
  }
}
