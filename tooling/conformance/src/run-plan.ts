import { type Call, CHANNEL_MISSING, type CallName, calls } from "@noren/contract";
import { checkResponse } from "./check-response.ts";
import { type Backend, sendCall } from "./client.ts";
import type { RunState } from "./run-state.ts";
import type { Step } from "./step.ts";

export interface Result {
  call: CallName;
  /** Empty if the call passes. */
  faults: string[];
  /** How many requests were sent. */
  sent: number;
  /** Why it was not sent; null if it was. */
  skipped: string | null;
}

export interface RunOptions {
  /** Also runs steps that change data. */
  write: boolean;
  /** The member's login, if given. */
  login: { username: string; password: string } | null;
  /** Called before each step, in the order of the plan. */
  onStep?: (step: Step) => void | Promise<void>;
}

/** A channel that does not exist. */
const NO_CHANNEL = "no-such-channel";

/** Runs the plan against a backend, step by step, and returns the result of each call. */
export async function runPlan(backend: Backend, plan: readonly Step[], options: RunOptions): Promise<Result[]> {
  const state: RunState = {};
  const results = new Map<CallName, Result>();
  const resultOf = (call: CallName): Result => {
    const result = results.get(call) ?? { call, faults: [], sent: 0, skipped: null };
    results.set(call, result);
    return result;
  };
  if (options.login) await logIn(backend, options.login, state, resultOf("login"));
  for (const step of plan) {
    const result = resultOf(step.call);
    const skipped = reasonToSkip(step, state, options);
    if (skipped !== null) result.skipped ??= skipped;
    else {
      await options.onStep?.(step);
      result.faults.push(...(await runStep(backend, step, state)));
      result.sent += 1;
    }
  }
  await checkRejections(backend, resultOf);
  return [...results.values()].map((result) => (result.sent > 0 ? { ...result, skipped: null } : result));
}

function reasonToSkip(step: Step, state: RunState, { write }: RunOptions): string | null {
  if (step.writes && !write) return "changes data: only with --write";
  const { auth } = calls[step.call];
  if (auth === "member" && !step.asGuest && state.token === undefined) return "needs a member's login";
  return step.request(state) === undefined ? "the backend has no data for it" : null;
}

/** Runs a step, stores what later steps need and returns its faults. */
async function runStep(backend: Backend, step: Step, state: RunState): Promise<string[]> {
  const call: Call = calls[step.call];
  try {
    const response = await sendCall(backend, call, step.request(state) ?? {}, step.asGuest ? undefined : state.token);
    const { faults, answer } = checkResponse(call, response, step.expects);
    if (faults.length === 0 && response.status < 300) step.onAnswer(answer, state);
    return faults;
  } catch (error) {
    return [`no response: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function logIn(
  backend: Backend,
  login: { username: string; password: string },
  state: RunState,
  result: Result,
): Promise<void> {
  const response = await sendCall(backend, calls.login, { body: login });
  const { faults, answer } = checkResponse(calls.login, response, "answer");
  result.faults.push(...faults);
  result.sent += 1;
  if (typeof answer === "object" && answer && "access_token" in answer) state.token = String(answer.access_token);
}

/** Checks that the backend rejects members' calls without a login and calls to a channel that does not exist, where calls name one. */
async function checkRejections(backend: Backend, resultOf: (call: CallName) => Result): Promise<void> {
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    if (call.auth !== "member" || call.method !== "GET") continue;
    const result = resultOf(name);
    result.sent += 1;
    const { status } = await sendCall(backend, call, { params: { id: 1, key: "a" } });
    if (status !== 401) result.faults.push(`status ${status} without a login, expected 401`);
  }
  if (backend.channel === null) return;
  const response = await sendCall({ ...backend, channel: NO_CHANNEL }, calls.getSettings, {});
  const { faults } = checkResponse(calls.getSettings, response, "error");
  const result = resultOf("getSettings");
  result.faults.push(...faults);
  if (!Buffer.from(response.bytes).toString().includes(CHANNEL_MISSING))
    result.faults.push(`the response to an unknown channel lacks ${CHANNEL_MISSING}`);
}
