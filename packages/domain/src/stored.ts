/** The format of values in the browser's storage: versioned, possibly expiring, and validated when read. */
interface Envelope {
  readonly version: number;
  /** Expiry in milliseconds since 1970. */
  readonly expiresAt?: number;
  readonly value: unknown;
}

/** The format of one kind of value. */
export interface StoredKind<T> {
  readonly name: string;
  /** Incremented when the shape changes, which invalidates stored values. */
  readonly version: number;
  /** Validates parsed JSON; null when it is not such a value. */
  readonly validate: (value: unknown) => T | null;
  /** Lifetime in milliseconds; null for no expiry. */
  readonly lifetimeMs: number | null;
}

/** The key of a value: every key carries the shop's namespace (SITE.NAMESPACE), so that shops of one host stay apart. */
export function buildStoredKey(namespace: string, kind: Pick<StoredKind<unknown>, "name">): string {
  return `${namespace}:${kind.name}`;
}

/** @param now milliseconds since 1970 */
export function pack<T>({ version, lifetimeMs }: StoredKind<T>, value: T, now: number): string {
  const envelope: Envelope = lifetimeMs === null ? { version, value } : { version, expiresAt: now + lifetimeMs, value };
  return JSON.stringify(envelope);
}

/** The value, or null when it is missing, corrupt, of another version or expired at `now`. */
export function unpack<T>(
  { version, validate, lifetimeMs }: StoredKind<T>,
  text: string | null,
  now: number,
): T | null {
  const envelope = parse(text);
  if (envelope?.version !== version) return null;
  if (lifetimeMs !== null && !isInTime(envelope.expiresAt, now, lifetimeMs)) return null;
  return validate(envelope.value);
}

// A clock that was set back must not extend a value's lifetime.
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
