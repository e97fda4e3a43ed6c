import type { Problem } from "@noren/domain/problem";
import type { FormFailure } from "#ui/forms/form-submit";
import { refusalCopy as copy } from "./refusal.copy.ts";

/** What the server said to the shopper; nothing of its own failures (5xx), whose text are for its makers. */
function said(problem: Exclude<Problem, { kind: "network" | "timeout" }>): string {
  return "status" in problem && problem.status >= 500 ? "" : problem.message;
}

/** A problem in text for the shopper: what the server said, by field where it named fields, or what happened. */
export function refusalOf(problem: Problem): FormFailure & { message: string } {
  if (problem.kind === "network" || problem.kind === "timeout") return { message: copy[problem.kind] };
  const message = said(problem) || copy.other;
  return problem.kind === "validation" ? { message, errors: problem.errors } : { message };
}

/** Runs a form's call: nothing when it went well, else what the form has to show. Anything but a problem is thrown on. */
export async function refusedBy(work: () => Promise<unknown>): Promise<FormFailure | undefined> {
  try {
    await work();
    return undefined;
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return refusalOf(thrown);
  }
}

const isProblem = (thrown: unknown): thrown is Problem =>
  typeof thrown === "object" && thrown !== null && "kind" in thrown && typeof thrown.kind === "string";
