import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiError } from "../http/api-error.ts";
import type { DataContext } from "../context/request-context.ts";
import { decrementAttempts, incrementAttempts, getAttemptCount, toSubject } from "./attempts.ts";
import { registerCall, unregisterCall, type LimitedSubject } from "./attempts-in-flight.ts";
import { createRateLimitedError } from "./rate-limited.ts";

/** How long a call waits before it looks again whether calls of other processes have ended. */
const IN_FLIGHT_POLL_MS = 50;

/** A limit of refusals and whose refusals it counts. */
export interface RefusalLimit extends LimitedSubject {
  /** Whether an acceptance takes one refusal back: for subjects that many honest people share. */
  isReducedByAcceptance?: boolean;
  /** Whether it also counts attempts that were invalid, such as an unknown token. */
  countsInvalid?: boolean;
}

/** What the work returned, or the error that it threw, with its code. */
export type Outcome<T> = { value: T } | { code: string; error: unknown };

interface Entry {
  done: Promise<void>;
}

/** The work in flight in this process by scope and subject, oldest first. */
const inFlight = new Map<string, Set<Entry>>();

/**
 * Runs `work` and counts its refusals only, after they happened: a killed process leaves no refusal behind.
 *
 * As many calls run at once, in all processes, as refusals are left; the others wait for them, so that concurrent calls
 * cannot exceed a limit, and honest ones need not fail.
 *
 * @param classify whether an outcome counts; undefined for neither
 * @throws ApiError 429 after too many refusals
 */
export async function limitRefusals<T>(
  context: DataContext,
  limits: readonly RefusalLimit[],
  classify: (outcome: Outcome<T>) => "refused" | "invalid" | "accepted" | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const id = randomUUID();
  const { promise: done, resolve: leave } = Promise.withResolvers<void>();
  const entry = { done };
  // Joins all queues at once, so that the order is the same in all and no two calls wait for each other.
  const queues = limits.map((limit) => ({ ...limit, ahead: joinQueue(keyOf(limit), entry) }));
  try {
    for (const queue of queues) await waitForTurn(context, queue);
    await waitForOtherProcesses(context, id, limits);
    const outcome = await settle(work);
    const result = classify("error" in outcome ? outcome : { value: outcome.value });
    if (result === "refused") await countRefusal(context, limits);
    if (result === "invalid")
      await countRefusal(
        context,
        limits.filter(({ countsInvalid }) => countsInvalid),
      );
    if (result === "accepted") await takeRefusalBack(context, limits);
    if ("error" in outcome) throw outcome.error;
    return outcome.value;
  } finally {
    // A row that cannot be deleted expires; the outcome of the work must not depend on it.
    await unregisterCall(context.db, id).catch(() => undefined);
    for (const limit of limits) leaveQueue(keyOf(limit), entry);
    leave();
  }
}

const keyOf = ({ limit, subject }: RefusalLimit) => `${limit.scope}:${toSubject(subject).toString("hex")}`;

/** Returns those ahead of the entry, which is the last one. */
function joinQueue(key: string, entry: Entry): Set<Entry> {
  const queue = inFlight.get(key) ?? new Set();
  const ahead = new Set(queue);
  inFlight.set(key, queue.add(entry));
  return ahead;
}

function leaveQueue(key: string, entry: Entry): void {
  const queue = inFlight.get(key);
  queue?.delete(entry);
  if (queue?.size === 0) inFlight.delete(key);
}

/** Waits until even the refusal of all calls ahead would leave one attempt. */
async function waitForTurn(
  { db, now }: DataContext,
  { limit, subject, ahead, ...rest }: RefusalLimit & { ahead: Set<Entry> },
): Promise<void> {
  for (;;) {
    // Before the count is read: the refusals of those who have left are in it.
    const present = inFlight.get(keyOf({ limit, subject, ...rest }));
    const waiting = [...ahead].filter((entry) => present?.has(entry));
    const left = limit.max - (await getAttemptCount(db, limit, subject, now()));
    if (left <= 0) throw createRateLimitedError();
    const blocker = waiting.at(-left);
    if (waiting.length < left || !blocker) return;
    await blocker.done;
  }
}

/** The calls ahead in this process have their turn; those of other processes may still have to end. */
async function waitForOtherProcesses(
  { db, now }: DataContext,
  id: string,
  limits: readonly RefusalLimit[],
): Promise<void> {
  for (;;) {
    const entry = await registerCall(db, id, limits, now());
    if (entry === "exceeded") throw createRateLimitedError();
    if (entry === "registered") return;
    await sleep(IN_FLIGHT_POLL_MS);
  }
}

async function settle<T>(work: () => Promise<T>): Promise<{ value: T } | { error: unknown; code: string }> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error, code: error instanceof ApiError ? error.code : "" };
  }
}

async function countRefusal({ db, now }: DataContext, limits: readonly RefusalLimit[]): Promise<void> {
  for (const { limit, subject } of limits) await incrementAttempts(db, limit, subject, now());
}

async function takeRefusalBack({ db }: DataContext, limits: readonly RefusalLimit[]): Promise<void> {
  for (const { limit, subject, isReducedByAcceptance } of limits)
    if (isReducedByAcceptance) await decrementAttempts(db, limit, subject);
}
