import type { CsvRow } from "../csv/read-csv.ts";
import { unescapeCell } from "../csv/read-csv.ts";
import type { SynonymGroup } from "../db/schema/catalogue.ts";
import { splitFoldedWords } from "./fold.ts";
import { synonymsCopy as copy } from "./synonyms.copy.ts";

const KINDS = Object.entries(copy.kinds) as [SynonymGroup["kind"], string][];

/** More than the vocabulary of any shop. */
const MAX_GROUPS = 5_000;
const MAX_WORDS = 30;
const MAX_WORD_LETTERS = 40;

/** Reads the rows of a file: the kind, then the words. Returns an error for each row that cannot be used. */
export function toGroups(rows: readonly CsvRow[]): { groups: SynonymGroup[]; errors: string[] } {
  const groups: SynonymGroup[] = [];
  const errors: string[] = [];
  for (const { line, cells } of rows) {
    const [label = "", ...rest] = cells.map(readCell);
    // The header, also where several files were joined.
    if (label === copy.header[0]) continue;
    const kind = KINDS.find(([, text]) => text === label)?.[0];
    const list = [...new Set(rest.filter(Boolean))];
    const error = errorOf(kind, list, groups.length);
    if (kind === undefined || error) errors.push(copy.line(line, error ?? copy.unknownKind));
    else groups.push({ kind, words: list });
  }
  return { groups, errors };
}

/** The text of a cell, without the byte order mark that Excel writes before the first one. */
const readCell = (cell: string) =>
  unescapeCell(cell)
    .replace(/^\uFEFF/, "")
    .trim();

function errorOf(kind: SynonymGroup["kind"] | undefined, list: readonly string[], groups: number): string | null {
  if (kind === undefined) return copy.unknownKind;
  if (groups >= MAX_GROUPS) return copy.tooManyGroups(MAX_GROUPS);
  if (list.length < (kind === "omit" ? 1 : 2)) return copy.tooFewWords;
  if (list.length > MAX_WORDS) return copy.tooManyWords(MAX_WORDS);
  const unusable = list.find((word) => word.length > MAX_WORD_LETTERS || splitFoldedWords(word).length === 0);
  return unusable === undefined ? null : copy.unusableWord(unusable.slice(0, MAX_WORD_LETTERS), MAX_WORD_LETTERS);
}

/** The rows of a file, with a header. */
export const toRows = (groups: readonly SynonymGroup[]): string[][] => [
  [...copy.header],
  ...groups.map(({ kind, words }) => [copy.kinds[kind], ...words]),
];
