import type { Problem } from "@noren/domain/problem";
import type { FormFailure } from "#ui/forms/form-submit";
import { formFailureCopy as copy } from "./form-failure.copy.ts";
import { isProblem } from "./problem-response.ts";

/** The server's message to the shopper; empty for 5xx, whose messages are for developers. */
function shopperMessage(problem: Exclude<Problem, { kind: "network" | "timeout" }>): string {
  return "status" in problem && problem.status >= 500 ? "" : problem.message;
}

/** A problem as text for the shopper: the server's message with its field errors, or our own text. */
export function toFormFailure(problem: Problem): FormFailure & { message: string } {
  if (problem.kind === "network" || problem.kind === "timeout") return { message: copy[problem.kind] };
  const message = shopperMessage(problem) || copy.other;
  return problem.kind === "validation" ? { message, errors: problem.errors } : { message };
}

/**
 * Runs a form's call.
 * @returns what the form shows, or undefined on success
 * @throws errors that are no `Problem`
 */
export async function catchFormFailure(work: () => Promise<unknown>): Promise<FormFailure | undefined> {
  try {
    await work();
    return undefined;
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return toFormFailure(thrown);
  }
}
