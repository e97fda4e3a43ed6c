const cleanups: (() => unknown)[] = [];

/**
 * Registers a cleanup that runs after the last test of the current file, in reverse order of registration. Vitest ignores
 * an `afterAll` that is registered inside a `beforeAll`, where most fixtures are opened.
 */
export function onFileFinished(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/** Runs the registered cleanups. */
export async function cleanUpFile(): Promise<void> {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
}
