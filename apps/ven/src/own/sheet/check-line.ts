import { readCount } from "#ui/slots/product-grid/read-count";
import type { Candidate, Finding, Item } from "./finding.ts";
import type { Line } from "./lines.ts";
import type { Unit } from "./read-rows.ts";
import { sheetCopy as copy } from "./sheet.copy.ts";

/** How far the lookup of a line's code is; undefined before it. */
export type Lookup = Finding | { kind: "looking" } | undefined;

/** The state of a line, with its item, cases and sum as far as they are known. */
export interface Check {
  state: "blank" | "typing" | "looking" | "ready" | "wrong";
  /** The text below the line, such as the change that it needs. */
  note: string | null;
  item: Item | null;
  /** Null while the quantity does not make whole cases. */
  cases: number | null;
  /** With tax; null while unknown. */
  sum: number | null;
  /** Products that the code may mean, or that are in stock instead. */
  candidates: readonly Candidate[];
  /** Quantities near the one that was entered, in the line's unit. */
  quantities: readonly number[];
}

const NOTHING: Check = {
  state: "blank",
  note: null,
  item: null,
  cases: null,
  sum: null,
  candidates: [],
  quantities: [],
};

const wrong = (note: string, rest: Partial<Check> = {}): Check => ({ ...NOTHING, state: "wrong", note, ...rest });

/** The whole cases around a number of pieces, in pieces. */
function nearCases(pieces: number, count: number): number[] {
  const below = Math.floor(pieces / count) * count;
  return below > 0 ? [below, below + count] : [below + count];
}

/** The word that counts a unit of an item: ケース, 個 */
export const unitName = (unit: Unit, item: Item | null): string =>
  unit === "case" ? copy.caseUnit : item?.case?.unit || copy.pieceUnit;

function checkQuantity(line: Line, item: Item, countHeld: (id: number) => number): Check {
  const entered = readCount(line.quantity);
  if (entered === null) return wrong(copy.notWhole, { item });
  const found = { item, note: item.left === null ? null : copy.left(item.left) };
  if (entered === 0) return { ...NOTHING, ...found, state: "typing", note: found.note ?? copy.noQuantity };
  const count = line.unit === "piece" ? (item.case?.count ?? 1) : 1;
  if (entered % count !== 0)
    return wrong(copy.uneven(count, unitName("piece", item)), { item, quantities: nearCases(entered, count) });
  const cases = entered / count;
  const most = Math.max(item.max - countHeld(item.id), 0);
  if (cases > most)
    return wrong(most === 0 ? copy.allInCart : copy.atMost(most), { item, quantities: most > 0 ? [most * count] : [] });
  const sum = item.price === null ? null : item.price * cases;
  return { ...NOTHING, ...found, state: "ready", cases, sum };
}

/** Checks a line by the lookup of its code, and counts its cases and its sum. */
export function checkLine(line: Line, lookup: Lookup, countHeld: (id: number) => number): Check {
  if (line.code.trim() === "") return line.quantity === "" ? NOTHING : wrong(copy.noCode);
  if (!lookup) return { ...NOTHING, state: "typing" };
  if (lookup.kind === "looking") return { ...NOTHING, state: "looking", note: copy.looking };
  if (lookup.kind === "unclear") return wrong(copy.unclear, { candidates: lookup.candidates });
  if (lookup.kind !== "found") return wrong(copy[lookup.kind]);
  const { item } = lookup;
  if (item.isOut) return wrong(copy.out, { item, candidates: item.substitutes });
  if (line.refusal !== null) return wrong(line.refusal, { item });
  return checkQuantity(line, item, countHeld);
}

/** Whether a line has to change before it can be added. A code that is being typed has not been looked up yet. */
export const isToCorrect = ({ state, item }: Check): boolean =>
  state === "wrong" || (state === "typing" && item !== null);

/** The sums of the lines that are ready. */
export interface Sums {
  lines: number;
  cases: number;
  /** With tax, by rate. */
  byRate: readonly { rate: number; sum: number }[];
  total: number;
}

const addUp = (checks: readonly Check[], amountOf: (check: Check) => number | null): number =>
  checks.reduce((sum, check) => sum + (amountOf(check) ?? 0), 0);

/** Adds up the lines that are ready. */
export function sumUp(checks: readonly Check[]): Sums {
  const ready = checks.filter(({ state }) => state === "ready");
  const rates = Map.groupBy(ready, ({ item }) => item?.taxRate ?? 0);
  return {
    lines: ready.length,
    cases: addUp(ready, ({ cases }) => cases),
    byRate: [...rates].map(([rate, each]) => ({ rate, sum: addUp(each, ({ sum }) => sum) })),
    total: addUp(ready, ({ sum }) => sum),
  };
}
