import * as v from "valibot";
import { isSchema, structureOf } from "./schema-structure.ts";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Replaces each choice of an answer by one that is not in the contract, also where an optional one is absent. */
export function withUnknownChoices(schema: v.GenericSchema, answer: unknown, choice: string): unknown {
  const { type, entries, wrapped, item, value, options = [], getter } = structureOf(schema);
  const inside = (part: v.GenericSchema | undefined, given: unknown) =>
    part === undefined ? given : withUnknownChoices(part, given, choice);
  if (type === "picklist") return options.every((option) => typeof option === "string") ? choice : answer;
  if (type === "array" && answer === undefined) return inside(item, undefined) === choice ? [choice, ""] : undefined;
  if (wrapped) return inside(wrapped, answer);
  if (type === "lazy") return inside(getter?.(undefined), answer);
  if (type === "union" || type === "variant")
    return inside(
      options.filter(isSchema).find((option) => v.is(option, answer)),
      answer,
    );
  if (Array.isArray(answer)) return answer.map((each) => inside(item, each));
  if (!isRecord(answer)) return answer;
  if (type === "record")
    return Object.fromEntries(Object.entries(answer).map(([key, each]) => [key, inside(value, each)]));
  const replaced = Object.entries(entries ?? {}).flatMap(([name, entry]) => {
    const inner = inside(entry, answer[name]);
    return inner === undefined ? [] : [[name, inner] as const];
  });
  return { ...answer, ...Object.fromEntries(replaced) };
}
