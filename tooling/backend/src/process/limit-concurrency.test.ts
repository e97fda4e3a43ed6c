import { describe, expect, it } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

/** Tasks that end when their gates open, and the names of those that have begun. */
function gatedTasks() {
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const task = (name: string) => {
    const gate = Promise.withResolvers<void>();
    gates.set(name, gate);
    return async () => {
      begun.push(name);
      await gate.promise;
    };
  };
  return { begun, task, end: (name: string) => gates.get(name)?.resolve(), gates };
}

describe("limitConcurrency", () => {
  it("runs the given number of tasks at a time, in order, after a failed one too", async () => {
    const runLimited = limitConcurrency({ max: 2 });
    const { begun, task, gates } = gatedTasks();
    const names = ["1", "2", "3", "4"];
    const settled = Promise.allSettled(names.map((name) => runLimited("", task(name))));
    await expect.poll(() => begun).toEqual(["1", "2"]);
    gates.get("1")?.reject(new Error("failed"));
    await expect.poll(() => begun).toEqual(["1", "2", "3"]);
    for (const gate of gates.values()) gate.resolve();
    await settled;
    expect(begun).toEqual(names);
  });

  it("runs waiting tasks in turns of their keys", async () => {
    const runLimited = limitConcurrency({ max: 1 });
    const { begun, task, gates } = gatedTasks();
    const names = ["a1", "a2", "a3", "a4", "b1", "c1", "b2"];
    const ended = Promise.all(names.map((name) => runLimited(name.charAt(0), task(name))));
    for (const gate of gates.values()) gate.resolve();
    await ended;
    expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  });

  it("refuses a task while too many wait, and accepts the next one after", async () => {
    const runLimited = limitConcurrency({ max: 1, maxWaiting: 2 });
    const { begun, task, end } = gatedTasks();
    const first = runLimited("a", task("1"));
    const second = runLimited("a", task("2"));
    const third = runLimited("b", task("3"));
    await expect(runLimited("c", task("4"))).rejects.toThrow("busy");
    end("1");
    await first;
    const fifth = runLimited("c", task("5"));
    for (const name of ["2", "3", "5"]) end(name);
    await Promise.all([second, third, fifth]);
    expect(begun).toEqual(["1", "2", "3", "5"]);
  });

  it("at the limit, replaces the newest waiting task of the key with the most by a task of another key, until both have equally many", async () => {
    const runLimited = limitConcurrency({ max: 1, maxWaiting: 4 });
    const { begun, task, gates } = gatedTasks();
    const names = ["a1", "a2", "a3", "a4", "a5", "a6", "b1", "b2", "b3", "a7"];
    const settled = Promise.allSettled(names.map((name) => runLimited(name.charAt(0), task(name))));
    for (const gate of gates.values()) gate.resolve();
    const refused = (await settled).flatMap(({ status }, index) => (status === "rejected" ? [names[index]] : []));
    expect(refused).toEqual(["a4", "a5", "a6", "b3", "a7"]);
    expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2"]);
  });
});
