import cluster, { type Worker } from "node:cluster";

/** The message of a worker that could not start to the primary process. */
export interface Failure {
  failure: string;
}

/**
 * Runs `count` worker processes: rendering is CPU-bound, and a process uses one processor. Replaces a worker that dies. A
 * worker that cannot start ends the server with its error message.
 */
export function runWorkers(count: number): void {
  const begun = new Set<Worker>();
  let isEnding = false;
  const endAll = (signal: NodeJS.Signals) => {
    isEnding = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  };
  const failWith = (message: string) => {
    if (isEnding) return;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
    endAll("SIGKILL");
  };
  cluster.on("listening", (worker) => begun.add(worker));
  cluster.on("message", (_, { failure }: Failure) => failWith(failure));
  cluster.on("exit", (worker, code, signal) => {
    if (isEnding) return;
    if (begun.delete(worker)) cluster.fork();
    else failWith(`A process of the server could not begin (${signal || code}).`);
  });
  for (let worker = 0; worker < count; worker += 1) cluster.fork();
  process.on("SIGTERM", endAll);
  process.on("SIGINT", endAll);
}
