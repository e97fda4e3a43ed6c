import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { withNetwork } from "./current-network.ts";
import { workerTask } from "./worker-task.ts";

const sanitise = () =>
  workerTask<(input: { kind: "html"; text: string }) => string>(
    new URL("../file-contents/sanitise-worker.ts", import.meta.url),
    10_000,
  );

it("answers each input and refuses more than ten pending ones", async () => {
  const task = sanitise();
  const answers = Array.from({ length: 11 }, (_, index) =>
    task({ kind: "html", text: `<p>${index}<script></script>` }),
  );
  await expect(answers[10]).rejects.toMatchObject({ reason: "busy" });
  expect(await Promise.all(answers.slice(0, 10))).toEqual(Array.from({ length: 10 }, (_, index) => `<p>${index}</p>`));
  expect(await task({ kind: "html", text: "<p>次" })).toBe("<p>次</p>");
});

it("answers an input of another network while one network has the maximum pending", async () => {
  const task = sanitise();
  const send = (network: string) => withNetwork(network, () => task({ kind: "html", text: `<p>${network}` }));
  const flood = Promise.allSettled(Array.from({ length: 12 }, () => send("a")));
  expect(await send("b")).toBe("<p>b</p>");
  expect((await flood).filter(({ status }) => status === "rejected")).toHaveLength(3);
});

it("replaces a worker that fails", async () => {
  const task = sanitise();
  await expect(task({ kind: "html", text: Symbol.iterator as never })).rejects.toThrow("could not be cloned");
  await expect(task(null as never)).rejects.toThrow("null");
  expect(await task({ kind: "html", text: "<p>次" })).toBe("<p>次</p>");
});

/** A worker's file that does not exist yet, and writes it: the worker returns its own number, then throws for `late`. */
function testScript() {
  const folder = mkdtempSync(join(tmpdir(), "noren-worker-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "worker.mjs");
  const code = `
    import { parentPort, threadId } from "node:worker_threads";
    parentPort.on("message", (input) => {
      parentPort.postMessage(threadId);
      if (input === "late") throw new Error("late");
    });
    parentPort.postMessage("ready");`;
  return { script: pathToFileURL(path), write: () => writeFileSync(path, code) };
}

it("starts a worker again after a failed start", async () => {
  const { script, write } = testScript();
  const task = workerTask<(input: string) => number>(script, 10_000);
  await expect(task("次")).rejects.toThrow("Cannot find module");
  write();
  expect(await task("次")).toBeGreaterThan(0);
});

it("replaces a worker that fails after its answer", async () => {
  const { script, write } = testScript();
  write();
  const task = workerTask<(input: string) => number>(script, 10_000);
  const ended = new Promise((resolve) => process.once("worker", (worker) => worker.once("exit", resolve)));
  const failing = await task("first");
  // Node hands over the answer or the failure first.
  await task("late").catch(() => undefined);
  await ended;
  expect(await task("次")).not.toBe(failing);
});
