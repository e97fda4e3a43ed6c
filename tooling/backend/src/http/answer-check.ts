import { isDeepStrictEqual } from "node:util";
import { type Call, commonErrors } from "@noren/contract";
import { FileAnswer } from "./file-answer.ts";
import type { ApiError } from "./api-error.ts";
import { check } from "./validate.ts";

/**
 * Returns how a response violates the contract: wrong, missing or unknown fields, a wrong media type, or a file instead of
 * JSON and vice versa. Undefined if it matches.
 */
export function answerFault(call: Call, answer: unknown): string | undefined {
  if (answer instanceof FileAnswer) {
    const { type, name } = answer.content;
    return call.file?.includes(type) && name !== "" ? undefined : `a file of ${type} named "${name}"`;
  }
  if (call.file && !call.answer) return "no file";
  if (!call.answer) return answer === undefined ? undefined : "an answer to a call without one";
  const wire: unknown = JSON.parse(JSON.stringify(answer ?? null));
  const checked = check(call.answer, wire);
  if (!checked.ok) return JSON.stringify(checked.errors);
  const known: unknown = JSON.parse(JSON.stringify(checked.value));
  return isDeepStrictEqual(known, wire)
    ? undefined
    : `fields outside the contract: ${firstDifference(known, wire, "")}`;
}

/** Returns how an error violates the contract: an unknown code, or a wrong status for its code. */
export function refusalFault({ errors }: Call, { code, status }: ApiError): string | undefined {
  const known: Readonly<Record<string, number>> = { ...commonErrors, ...errors };
  return known[code] === status ? undefined : `a refusal outside the contract: ${status} ${code}`;
}

function firstDifference(known: unknown, wire: unknown, path: string): string {
  if (typeof known === "object" && typeof wire === "object" && known && wire) {
    for (const [key, value] of Object.entries(wire)) {
      const other = (known as Record<string, unknown>)[key];
      if (!isDeepStrictEqual(other, value)) return firstDifference(other, value, `${path}.${key}`);
    }
  }
  return path.slice(1);
}
