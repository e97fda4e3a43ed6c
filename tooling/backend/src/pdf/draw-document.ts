import { workerTask } from "../process/worker-task.ts";

/** A function that draws a document, as a name of a module, so that the worker imports only what it draws. */
export interface DrawingTask {
  module: string;
  name: string;
  contents: readonly unknown[];
}

/** Documents of many pages take seconds, so that others must not wait for them. */
export type DocumentSize = "small" | "large";

/** The slips of 400 parcels take four seconds of processor time. */
const DRAW_TIMEOUT_MS = 60_000;
/** The slips of 400 parcels need less than 80. */
const DRAW_HEAP_MB = 96;

const startDrawing = () =>
  workerTask<(task: DrawingTask) => Uint8Array<ArrayBuffer>>(
    new URL("draw-document-worker.ts", import.meta.url),
    DRAW_TIMEOUT_MS,
    DRAW_HEAP_MB,
  );
const draw = { small: startDrawing(), large: startDrawing() };

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
  size: DocumentSize = "small",
): Promise<Uint8Array<ArrayBuffer>> => draw[size]({ module: module.href, name, contents });
