import { onParentGone } from "../parent.mjs";
import type { Service } from "./service.ts";
import { AlreadyTold, StartError } from "./start-error.ts";

/** The processes of one command, so that all of them can be ended. */
export interface Crew {
  /** Takes a process in; whatever happens, it is ended with the rest. */
  join: (service: Service) => Service;
  /** Aborted once the command was asked to end: nothing more is to be started then. */
  readonly signal: AbortSignal;
}

/**
 * Runs `open`, then waits for as long as the services live that `open` hands back; without any it is done. Everything
 * ends, the last started first, when SIGINT, SIGTERM or SIGHUP asks for it, and when one of those services ends by
 * itself: a shop with half its processes looks open and is not.
 *
 * @returns the exit code: 0 when asked to end or done, 1 otherwise
 */
export async function runUntilAsked(open: (crew: Crew) => Promise<Service[]>): Promise<number> {
  const services: Service[] = [];
  const asked = new AbortController();
  const end = new Promise<number>((resolve) => {
    asked.signal.addEventListener("abort", () => resolve(0));
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => asked.abort());
  onParentGone(() => asked.abort());
  const join = (service: Service) => {
    services.push(service);
    // `open` may have been on its way to this one when the rest was ended.
    if (asked.signal.aborted) void service.stop();
    return service;
  };
  try {
    return await Promise.race([end, open({ join, signal: asked.signal }).then(firstToEnd)]);
  } catch (error) {
    if (error instanceof StartError) console.error(error.message);
    else if (!(error instanceof AlreadyTold)) throw error;
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
