/**
 * How long a hook of a test may take, in milliseconds: a shared machine may pause for a minute. Each project of Vitest sets it,
 * because the command line sets only `testTimeout` in all of them.
 */
export const HOOK_TIMEOUT_MS = 180_000;
