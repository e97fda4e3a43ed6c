import { memorialDivisionName, memorialDivisions } from "@noren/validation/fields/memorial";
import type { Choice } from "#ui/elements/select-field/select-field";

/** The kinds of memorial days to choose from; a kind of the shop's own is offered where it is stored. */
export function listDivisionChoices(stored?: number): Choice[] {
  const values: number[] = memorialDivisions.map(({ value }) => value);
  if (stored !== undefined && !values.includes(stored)) values.push(stored);
  return values.map((value) => ({ value: String(value), label: memorialDivisionName(value) }));
}
