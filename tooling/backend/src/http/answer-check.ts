import { isDeepStrictEqual } from "node:util";
import { type Call, commonErrors } from "@noren/contract";
import { FileAnswer } from "./file-answer.ts";
import type { ApiError } from "./api-error.ts";
import { check } from "./validate.ts";

/**
 * Finds where an answer breaks the contract: wrong or missing fields, fields that the contract does not know, a file of
 * another kind, a file where JSON should be or the other way round.
 */
export function answerFault(call: Call, answer: unknown): string | undefined {
  if (answer instanceof FileAnswer) {
    const { type, name } = answer.content;
    return call.file?.includes(type) && name !== "" ? undefined : `a file of ${type} named "${name}"`;
  }
  if (call.file && !call.answer) return "no file";
  if (!call.answer) return answer === undefined ? undefined : "an answer where the contract has none";
  const wire: unknown = JSON.parse(JSON.stringify(answer ?? null));
  const checked = check(call.answer, wire);
  if (!checked.ok) return JSON.stringify(checked.errors);
  const known: unknown = JSON.parse(JSON.stringify(checked.value));
  return isDeepStrictEqual(known, wire)
    ? undefined
    : `fields outside the contract: ${firstDifference(known, wire, "")}`;
}

/** Finds a refusal that the contract does not know: its code, or that code under another status. */
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
