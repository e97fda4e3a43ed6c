import { calls, type Call, type CallName } from "@noren/contract";
import * as v from "valibot";

/**
 * Compares an answer with the contract, formats included, in development and tests. Production loads neither this file nor
 * the schema library: it checks the types alone (`guards.ts`).
 * @throws Error that names the call and each field that differs from the contract
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
