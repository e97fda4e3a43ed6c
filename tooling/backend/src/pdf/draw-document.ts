import { workerTask } from "../process/worker-task.ts";

/** A function that draws a document, as a name of a module, so that the worker imports only what it draws. */
export interface DrawingTask {
  module: string;
  name: string;
  contents: readonly unknown[];
}

/** The slips of 400 parcels take four seconds of processor time. */
const DRAW_TIMEOUT_MS = 60_000;

const draw = workerTask<(task: DrawingTask) => Uint8Array<ArrayBuffer>>(
  new URL("draw-document-worker.ts", import.meta.url),
  DRAW_TIMEOUT_MS,
);

/**
 * Draws a document in a worker: the time depends on what a customer ordered and wrote (decision 0219).
 *
 * @param module of the function `name`, which draws the document from `contents`
 * @throws WorkerRefusal (503)
 */
export const drawDocument = (
  module: URL,
  name: string,
  contents: readonly unknown[],
): Promise<Uint8Array<ArrayBuffer>> => draw({ module: module.href, name, contents });
