import * as v from "valibot";
import { issueCopy } from "./http.copy.ts";

const japanese = { lang: "ja" } as const;

v.setGlobalMessage((issue) => {
  if (issue.expected === "never") return issueCopy.unknownField;
  if (issue.received === "undefined") return issueCopy.missing;
  switch (issue.type) {
    case "string":
    case "number":
    case "boolean":
    case "array":
      return issueCopy[issue.type];
    case "object":
    case "strict_object":
    case "loose_object":
      return issueCopy.object;
    case "picklist":
    case "literal":
      return issueCopy.choice;
    default:
      return issueCopy.other;
  }
}, "ja");

export type Checked = { ok: true; value: unknown } | { ok: false; errors: Record<string, string[]> };

/** The number of errors of one answer: a list of invalid items has tens of thousands. */
const MAX_ERRORS = 100;

/** Validates a value with a schema of the contract. Errors are Japanese, by field path. */
export function check(schema: v.GenericSchema, input: unknown): Checked {
  const result = v.safeParse(schema, input, japanese);
  if (result.success) return { ok: true, value: result.output };
  // A Map, because a client may name a field `constructor` or `__proto__`.
  const messages = new Map<string, Set<string>>();
  for (const issue of result.issues.slice(0, MAX_ERRORS)) {
    const field = v.getDotPath(issue) ?? "";
    messages.set(field, (messages.get(field) ?? new Set()).add(issue.message));
  }
  return { ok: false, errors: Object.fromEntries([...messages].map(([field, texts]) => [field, [...texts]])) };
}
