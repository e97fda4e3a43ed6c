import { expect, it } from "vitest";
import { runRepeatedly } from "./run-repeatedly.ts";
import { setLogLevel } from "./log.ts";

it("repeats while work is left, and waits for the current run on close", async () => {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const turns: string[] = [];
  const worker = runRepeatedly("test", 60_000, async () => {
    if (turns.push("begun") === 3) {
      begun.resolve();
      await gate.promise;
      turns.push("done");
    }
    return 1;
  });
  await begun.promise;
  const closed = worker.close().then(() => turns.push("closed"));
  gate.resolve();
  await closed;
  expect(turns).toEqual(["begun", "begun", "begun", "done", "closed"]);
});

it("pauses after a run that found nothing or failed, and ends the pause on close", async () => {
  setLogLevel("silent");
  for (const work of [async () => 0, () => Promise.reject(new Error("the database is gone"))]) {
    let turns = 0;
    const worker = runRepeatedly("test", 60_000, () => {
      turns += 1;
      return work();
    });
    await new Promise(setImmediate);
    await worker.close();
    expect(turns).toBe(1);
  }
});
