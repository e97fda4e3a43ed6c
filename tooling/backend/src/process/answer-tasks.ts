import { parentPort } from "node:worker_threads";

/** Answers the inputs of `workerTask` inside its worker. An error of `work` ends the worker. */
export function answerTasks(work: (input: never) => unknown): void {
  parentPort?.on("message", (input) => parentPort?.postMessage(work(input as never)));
  parentPort?.postMessage("ready");
}
