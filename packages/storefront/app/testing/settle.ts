import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, vi } from "vitest";
import { NOW } from "./test-app.ts";

/** Turns of the event loop after which work that is not done waits for a timer. */
const TURNS = 20;

/** A fake clock for each test of a file, without the log of failed calls. */
export function fakeTheClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ["Date", "setTimeout", "clearTimeout"] });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/**
 * Lets work finish under a fake clock, which moves only while nothing else happens.
 * @returns the result, and how long the work waited for timers, in milliseconds
 */
export async function settle<T>(work: Promise<T>): Promise<{ result: T; waitedMs: number }> {
  const from = vi.getMockedSystemTime()?.getTime() ?? 0;
  const state = { isDone: false };
  const done = () => void (state.isDone = true);
  work.then(done, done);
  for (let turns = 0; !state.isDone; turns++) {
    await turn();
    if (turns >= TURNS && !state.isDone) {
      await vi.advanceTimersToNextTimerAsync();
      turns = 0;
    }
  }
  return { result: await work, waitedMs: (vi.getMockedSystemTime()?.getTime() ?? 0) - from };
}
