import cluster, { type Worker } from "node:cluster";

/** A worker that could not begin sends this to the process that started it. */
export interface Failure {
  failure: string;
}

/**
 * Keeps as many processes answering as were asked for: making pages is work for a processor, and a process uses one. A
 * worker that dies is replaced; one that could not begin ends the server with what it said.
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
