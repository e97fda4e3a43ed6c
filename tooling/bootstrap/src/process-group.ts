import { StartError } from "@noren/backend/process/start-error";
import { onParentGone } from "../parent.mjs";
import { STOP_SIGNALS } from "../stop-signals.mjs";
import { AlreadyReported, type Service } from "./service.ts";

/** The processes of one command, which end together. */
export interface ProcessGroup {
  /** Adds a process to those that are stopped when the command ends. */
  addProcess: (service: Service) => Service;
  /** Aborted when the command must stop. Start no process after that. */
  readonly signal: AbortSignal;
}

/**
 * Runs `open` and waits until one of the services that it returns ends; returns at once when it returns none. Stops all
 * processes, the last started first, on SIGINT, SIGTERM or SIGHUP and when one of those services ends: a shop with half
 * of its processes seems to run and does not work.
 *
 * @returns the exit code: 0 after a signal or when `open` returned no services, 1 otherwise
 */
export async function runProcessGroup(open: (group: ProcessGroup) => Promise<Service[]>): Promise<number> {
  const services: Service[] = [];
  const stop = new AbortController();
  const stopped = new Promise<number>((resolve) => {
    stop.signal.addEventListener("abort", () => resolve(0));
  });
  for (const signal of STOP_SIGNALS) process.on(signal, () => stop.abort());
  onParentGone(() => stop.abort());
  const addProcess = (service: Service) => {
    services.push(service);
    // `open` may start another process after the group was stopped.
    if (stop.signal.aborted) void service.stop();
    return service;
  };
  try {
    return await Promise.race([stopped, open({ addProcess, signal: stop.signal }).then(firstToEnd)]);
  } catch (error) {
    if (error instanceof StartError) console.error(error.message);
    else if (!(error instanceof AlreadyReported)) throw error;
    return 1;
  } finally {
    for (const service of services.toReversed()) await service.stop();
  }
}

async function firstToEnd(services: Service[]): Promise<number> {
  if (services.length === 0) return 0;
  const { name, code } = await Promise.race(
    services.map(async (each) => ({ name: each.name, code: await each.ended })),
  );
  throw new StartError(`${name} ended unexpectedly (${code}), so the shop is closed; its data is kept.`);
}
