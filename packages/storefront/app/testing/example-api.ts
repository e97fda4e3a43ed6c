import type { CallName } from "@noren/contract";
import { exampleOf } from "@noren/contract/example";
import { findCall } from "@noren/contract/find-call";
import type { WrongAnswer } from "@noren/api/wrong-answers.fixture";

type NamedCall = NonNullable<ReturnType<typeof findCall>>;

/** Right answers other than the examples of the contract: a body, or what creates the response. */
export type Answers = Partial<Record<CallName, unknown>>;

/** The example of each call as JSON: tests ask for the same answers hundreds of times. */
const examples = new Map<CallName, unknown>();

function exampleAnswer(call: NamedCall): unknown {
  if (!examples.has(call.name)) examples.set(call.name, exampleOf(call.name, call).answer);
  return examples.get(call.name);
}

const right = (call: NamedCall, answer: unknown): Response => {
  if (typeof answer === "function") return (answer as () => Response)();
  return call.answer ? Response.json(answer) : new Response(null, { status: 204 });
};

/** An API that answers each call with the contract's example, apart from `answers` and the wrong ones. */
export function exampleApi(answers: Answers = {}, wrong: Partial<Record<CallName, WrongAnswer>> = {}) {
  const called = new Set<CallName>();
  const fetch: typeof globalThis.fetch = async (input, { method = "GET", signal } = {}) => {
    const { pathname } = new URL(String(input), "https://shop.test");
    const call = findCall(method, pathname);
    if (!call) throw new Error(`The contract has no call ${method} ${pathname}`);
    called.add(call.name);
    const answer = call.name in answers ? answers[call.name] : exampleAnswer(call);
    // A wrong answer is made of a body; some right ones are a refusal without the example's.
    const body = typeof answer === "function" ? exampleAnswer(call) : answer;
    return wrong[call.name]?.(body, signal ?? new AbortController().signal) ?? right(call, answer);
  };
  return { fetch, called };
}
