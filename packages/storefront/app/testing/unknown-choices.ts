import type { WrongAnswer } from "@noren/api/wrong-answers.fixture";
import { type Call, type CallName, calls } from "@noren/contract";
import { withUnknownChoices } from "@noren/contract/unknown-choices.fixture";
import type { Answers } from "./example-api.ts";

/** Answers whose choices are not in the contract, such as names that every object inherits. */
export function unknownChoices(called: Iterable<CallName>, answers: Answers): Partial<Record<CallName, WrongAnswer>> {
  const entries = [...called].flatMap((name) => {
    const { answer: schema } = calls[name] as Call;
    // A function creates an error.
    if (!schema || typeof answers[name] === "function") return [];
    const wrong: WrongAnswer = (right) => Response.json(withUnknownChoices(schema, right, "__proto__"));
    return [[name, wrong] as const];
  });
  return Object.fromEntries(entries);
}
