import { calls, type Call, type CallName } from "@noren/contract";
import * as v from "valibot";

/**
 * Compares an answer with the contract. For development and tests: production never loads this file, and the
 * schema library with it.
 * @throws Error that names the call and each field that is not what the contract says
 */
export function checkAnswer(name: CallName, answer: unknown): void {
  const { answer: schema, method, path } = calls[name] as Call;
  if (!schema) {
    if (answer !== null) throw new Error(`${method} ${path} answers nothing by contract, but a body came`);
    return;
  }
  const result = v.safeParse(schema, answer);
  if (result.success) return;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? "(all of it)"}: ${issue.message}`);
  throw new Error(`${method} ${path} answers against the contract:\n${faults.join("\n")}`);
}
