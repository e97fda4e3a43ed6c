import { afterAll } from "vitest";

const ends: (() => unknown)[] = [];

afterAll(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/**
 * Ends something after the last test of the file that opened it, what was opened last first. Vitest overlooks an
 * `afterAll` that is registered while a `beforeAll` runs, which is when most is opened.
 */
export function afterFile(end: () => unknown): void {
  ends.push(end);
}
