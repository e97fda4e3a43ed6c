import { parentPort } from "node:worker_threads";

/** Answers the inputs of `workerTask` inside its worker. An error of `work` ends the worker. */
export function answerTasks(work: (input: never) => unknown): void {
  const answer = async (input: never) => parentPort?.postMessage(await work(input));
  parentPort?.on("message", (input) => void answer(input as never));
  parentPort?.postMessage("ready");
}
