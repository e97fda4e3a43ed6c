import { vi } from "vitest";

/** A wait ends with its condition, so a long limit costs time only in tests that fail. The default is a second. */
const TIMEOUT_MS = 20_000;

type Wait = typeof vi.waitFor;
type WaitOptions = Parameters<Wait>[1];

/** Files without isolation share `vi`, and each of them runs this setup file. */
const shared: typeof vi & { hasLongWaits?: true } = vi;

/** Gives `vi.waitFor` and `vi.waitUntil`, which have no setting, the limit of `expect.poll`. */
function lengthenWaits(): void {
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (callback, options) => waitFor(callback, withTimeout(options));
  vi.waitUntil = (callback, options) => waitUntil(callback, withTimeout(options));
  shared.hasLongWaits = true;
}

const withTimeout = (options: WaitOptions): WaitOptions =>
  typeof options === "number" ? options : { timeout: TIMEOUT_MS, ...options };

if (!shared.hasLongWaits) lengthenWaits();
