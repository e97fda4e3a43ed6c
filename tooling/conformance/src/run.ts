import { type Call, CHANNEL_MISSING, type CallName, calls } from "@noren/contract";
import { check } from "./check.ts";
import { type Backend, send } from "./client.ts";
import type { Known } from "./known.ts";
import type { Step } from "./step.ts";

/** What a backend does with a call. */
export interface Result {
  call: CallName;
  /** Empty where it fits. */
  faults: string[];
  /** How often it was asked. */
  asked: number;
  /** Why it was not, where it was not. */
  skipped: string | null;
}

export interface RunOptions {
  /** Steps that change something too. */
  write: boolean;
  /** The member's login, where there is one. */
  login: { username: string; password: string } | null;
  /** Hears of each call that is done, in the order of the plan. */
  onStep?: (step: Step) => void;
}

/** A key that no shop has. */
const NO_CHANNEL = "no-such-channel";

/** Asks a backend all that the plan has, one after the other, and says of each call of it what fits. */
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

/** Makes a step and learns from its answer. Returns its faults. */
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

/** What is refused of whoever asks: members' calls without a login, and a shop that does not exist. */
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
