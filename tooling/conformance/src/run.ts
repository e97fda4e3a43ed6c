import { type Call, CHANNEL_MISSING, type CallName, calls } from "@noren/contract";
import { check } from "./check.ts";
import { type Backend, send } from "./client.ts";
import type { Known } from "./known.ts";
import type { Step } from "./step.ts";

/** The result of a call. */
export interface Result {
  call: CallName;
  /** Empty if the call passes. */
  faults: string[];
  /** How often it was sent. */
  asked: number;
  /** Why it was not sent; null if it was. */
  skipped: string | null;
}

export interface RunOptions {
  /** Also runs steps that change data. */
  write: boolean;
  /** The member's login, if given. */
  login: { username: string; password: string } | null;
  /** Called before each step, in the order of the plan. */
  onStep?: (step: Step) => void;
}

/** A channel that does not exist. */
const NO_CHANNEL = "no-such-channel";

/** Runs the plan against a backend, step by step, and returns the result of each call. */
export async function run(backend: Backend, plan: readonly Step[], options: RunOptions): Promise<Result[]> {
  const known: Known = {};
  const results = new Map<CallName, Result>();
  const resultOf = (call: CallName): Result => {
    const result = results.get(call) ?? { call, faults: [], asked: 0, skipped: null };
    results.set(call, result);
    return result;
  };
  if (options.login) await logIn(backend, options.login, known, resultOf("login"));
  for (const step of plan) {
    const result = resultOf(step.call);
    const skipped = reasonToSkip(step, known, options);
    if (skipped !== null) result.skipped ??= skipped;
    else {
      options.onStep?.(step);
      result.faults.push(...(await ask(backend, step, known)));
      result.asked += 1;
    }
  }
  await askAsStrangers(backend, resultOf);
  return [...results.values()].map((result) => (result.asked > 0 ? { ...result, skipped: null } : result));
}

function reasonToSkip(step: Step, known: Known, { write }: RunOptions): string | null {
  if (step.writes && !write) return "changes something: only with --write";
  const { auth } = calls[step.call];
  if (auth === "member" && !step.asGuest && known.token === undefined) return "needs a member's login";
  return step.request(known) === undefined ? "the backend has nothing to ask it for" : null;
}

/** Runs a step, learns from its answer and returns its faults. */
async function ask(backend: Backend, step: Step, known: Known): Promise<string[]> {
  const call: Call = calls[step.call];
  try {
    const response = await send(backend, call, step.request(known) ?? {}, step.asGuest ? undefined : known.token);
    const { faults, answer } = check(call, response, step.expects);
    if (faults.length === 0 && response.status < 300) step.learn(answer, known);
    return faults;
  } catch (error) {
    return [`no answer: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function logIn(
  backend: Backend,
  login: { username: string; password: string },
  known: Known,
  result: Result,
): Promise<void> {
  const response = await send(backend, calls.login, { body: login });
  const { faults, answer } = check(calls.login, response, "answer");
  result.faults.push(...faults);
  result.asked += 1;
  if (typeof answer === "object" && answer && "access_token" in answer) known.token = String(answer.access_token);
}

/** Checks that members' calls are refused without a login, and calls to a channel that does not exist. */
async function askAsStrangers(backend: Backend, resultOf: (call: CallName) => Result): Promise<void> {
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    if (call.auth !== "member" || call.method !== "GET") continue;
    const result = resultOf(name);
    result.asked += 1;
    const { status } = await send(backend, call, { params: { id: 1, key: "a" } });
    if (status !== 401) result.faults.push(`status ${status} without a login, due is 401`);
  }
  const response = await send({ ...backend, channel: NO_CHANNEL }, calls.getSettings, {});
  const { faults } = check(calls.getSettings, response, "refusal");
  const result = resultOf("getSettings");
  result.faults.push(...faults);
  if (!Buffer.from(response.bytes).toString().includes(CHANNEL_MISSING))
    result.faults.push(`an unknown channel is not answered with ${CHANNEL_MISSING}`);
}
