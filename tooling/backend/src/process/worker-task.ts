import { Worker } from "node:worker_threads";
import { readCurrentNetwork } from "./current-network.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import { WorkerRefusal } from "./worker-refusal.ts";

/** The memory for the objects of a worker, unless its task needs a limit of its own. */
const HEAP_MB = 256;
/** How many inputs may wait for the one that a worker has. */
const MAX_WAITING = 9;

/**
 * Runs a function in a worker thread, one input at a time, so that a hostile input cannot stop the requests of others. Stops
 * an input after `timeoutMs`; the next one gets a new worker. The networks whose inputs wait take turns.
 *
 * @param script a module that calls `answerTasks`
 * @param heapMb a lower limit makes the worker free memory earlier
 * @returns the function; it throws WorkerRefusal, or the error of the task
 */
export function workerTask<Work extends (input: never) => unknown>(
  script: URL,
  timeoutMs: number,
  heapMb = HEAP_MB,
): (input: Parameters<Work>[0]) => Promise<ReturnType<Work>> {
  let ready: Promise<Worker> | undefined;
  const runLimited = limitConcurrency({ max: 1, maxWaiting: MAX_WAITING });

  function start(): Promise<Worker> {
    const starting = startWorker(script, heapMb);
    const forget = () => {
      if (ready === starting) ready = undefined;
    };
    // A worker may also fail after its answer, or while it is stopped.
    starting.then((worker) => worker.on("error", forget).on("exit", forget), forget);
    return starting;
  }

  async function run(input: unknown): Promise<ReturnType<Work>> {
    const worker = await (ready ??= start());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => stop(new WorkerRefusal("timeout")), timeoutMs);
      const finish = () => {
        clearTimeout(timer);
        worker.off("message", answer).off("error", stop).off("exit", end);
      };
      const stop = (error: Error) => {
        finish();
        ready = undefined;
        void worker.terminate();
        reject(error);
      };
      const end = () => stop(new Error("The worker ended"));
      const answer = (output: ReturnType<Work>) => {
        finish();
        resolve(output);
      };
      worker.on("error", stop).on("exit", end).on("message", answer);
      try {
        worker.postMessage(input);
      } catch (error) {
        stop(error as Error);
      }
    });
  }

  return (input) => runLimited(readCurrentNetwork(), () => run(input));
}

/** Starts a worker. Resolves once its imports are loaded, which must not count as time of the first task. */
function startWorker(script: URL, maxOldGenerationSizeMb: number): Promise<Worker> {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: 16 } });
  worker.unref();
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error("The worker ended before it started"));
    worker.once("error", reject).once("exit", end);
    worker.once("message", () => {
      worker.off("error", reject).off("exit", end);
      resolve(worker);
    });
  });
}
