const ends: (() => unknown)[] = [];

/**
 * Ends something after the last test of the file that opened it, what was opened last first. Vitest overlooks an
 * `afterAll` that is registered while a `beforeAll` runs, which is when most is opened.
 */
export function afterFile(end: () => unknown): void {
  ends.push(end);
}

/** Ends what is open. */
export async function endFile(): Promise<void> {
  for (const end of ends.splice(0).toReversed()) await end();
}
