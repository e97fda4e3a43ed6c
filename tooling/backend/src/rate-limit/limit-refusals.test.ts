import { addSeconds } from "date-fns/addSeconds";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { attempts, attemptsInFlight } from "../db/schema/account.ts";
import { ApiError } from "../http/api-error.ts";
import { testDatabase } from "../testing/database.ts";
import { deleteExpiredCalls, IN_FLIGHT_SECONDS } from "./attempts-in-flight.ts";
import type { Limit } from "./attempts.ts";

const LIMIT: Limit = { scope: "card-ip", max: 10, seconds: 1800 };

/** A process of its own: it shares nothing with another one but the database. */
async function startProcess() {
  vi.resetModules();
  return (await import("./limit-refusals.ts")).limitRefusals;
}

describe("refusals of calls in several processes", async () => {
  const { db } = await testDatabase();
  const clock = { now: new Date("2026-11-22T03:00:00Z") };
  const context = { db, now: () => clock.now };
  beforeEach(async () => {
    await db.delete(attempts);
    await db.delete(attemptsInFlight);
  });

  /** Calls that end together when the gate opens; `begun` counts those that were let in. */
  function callsBehindGate(isRefused: boolean) {
    const gate = Promise.withResolvers<void>();
    const state = { begun: 0 };
    const call = (limitRefusals: Awaited<ReturnType<typeof startProcess>>, subject = "203.0.113.7") =>
      limitRefusals(
        context,
        [{ limit: LIMIT, subject }],
        (outcome) => ("code" in outcome ? "refused" : undefined),
        async () => {
          state.begun += 1;
          await gate.promise;
          if (isRefused) throw new ApiError(422, "refused", "");
        },
      ).then(
        () => 200,
        (error: ApiError) => error.status,
      );
    return { state, call, open: () => gate.resolve() };
  }
  const countInFlight = async () => (await db.select().from(attemptsInFlight)).length;

  it("are ten in total, however the calls are distributed", async () => {
    const processes = [await startProcess(), await startProcess(), await startProcess()];
    const { state, call, open } = callsBehindGate(true);
    const results = processes.flatMap((limitRefusals) => Array.from({ length: 9 }, () => call(limitRefusals)));
    await expect.poll(countInFlight).toBe(10);
    open();
    const statuses = await Promise.all(results);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(17);
    expect(state.begun).toBe(10);
    expect(await countInFlight()).toBe(0);
  });

  it("delay correct calls of another process until they are allowed", async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const { state, call, open } = callsBehindGate(false);
    const results = Array.from({ length: 30 }, (_, index) => call(index < 10 ? one : other));
    await expect.poll(() => state.begun).toBe(10);
    open();
    expect(await Promise.all(results)).toEqual(Array<number>(30).fill(200));
  });

  it("do not include those of a killed process, whose calls no longer count after half a minute", async () => {
    const killed = callsBehindGate(true);
    const dead = await startProcess();
    const lost = Array.from({ length: 10 }, () => killed.call(dead));
    await expect.poll(countInFlight).toBe(10);
    const restarted = callsBehindGate(false);
    restarted.open();
    const waiting = restarted.call(await startProcess());
    expect(await restarted.call(await startProcess(), "203.0.113.8")).toBe(200);
    expect(restarted.state.begun).toBe(1);
    clock.now = addSeconds(clock.now, IN_FLIGHT_SECONDS);
    expect(await waiting).toBe(200);
    expect(await deleteExpiredCalls(db, clock.now)).toBe(10);
    killed.open();
    await Promise.all(lost);
  });
});
