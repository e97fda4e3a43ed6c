import { addressFields } from "@noren/validation/fields/address";
import type { TextField } from "@noren/validation/fields/field";
import { formSchema } from "@noren/validation/form-schema";
import { ValidationError } from "yup";
import { addressCopy } from "../address/address.copy.ts";
import type { PlainAddress } from "../address/plain-address.ts";
import { prefectureNumber } from "../address/prefecture.ts";
import { parseCsv, unescapeCell } from "../csv/read-csv.ts";
import { REPLACEMENT } from "../csv/write-csv.ts";
import { type Column, columns } from "./address-file-columns.ts";
import { addressFileCopy as copy } from "./address-file.copy.ts";

/** A line of the file: an update when it has an address id, else a new address. */
export interface AddressLine {
  line: number;
  id: number | null;
  address: PlainAddress;
}

export type Errors = Record<string, string[]>;

/** The lines of a valid file, or why it is refused. */
export type AddressRows = { lines: AddressLine[] } | { errors: Errors } | { isAboveLimit: true };

/** The number of errors reported at once. */
const MAX_ERRORS = 100;

const fields: readonly TextField[] = Object.values(addressFields);

/** Twice the longest field, whose marks may be typed apart. The time of a normalisation may grow with the square of the length. */
const MAX_CELL_LENGTH = 2 * Math.max(...fields.map(({ max = 0 }) => max));

/**
 * Reads the rows of a CSV file with the rules of the form, after their normalisation. The time depends on what the file
 * contains, so that requests read it in a worker.
 */
export function readAddressRows({ text, limit }: { text: string; limit: number }): AddressRows {
  const parsed = parseCsv(text);
  if (!parsed) return refused(copy.quotes);
  const [header, ...rows] = parsed;
  const names = header?.cells.map((name) => name.trim().replaceAll(copy.earlierSlash, "/")) ?? [];
  const missing = columns.filter(({ heading, isOptional }) => !isOptional && !names.includes(heading));
  if (missing.length > 0) return refused(copy.missingColumns(missing.map(({ heading }) => heading)));
  // Checked first: validating a long file takes seconds.
  if (rows.length > limit) return { isAboveLimit: true };
  if (rows.length === 0) return refused(copy.empty);
  const indexes = columnIndexes(names);
  const errors: Errors = {};
  const lines = rows.map(({ line, cells }): AddressLine => {
    const typed = (name: Column | "number") => cells[indexes.get(name) ?? -1] ?? "";
    const isLong = (name: Column | "number") => typed(name).length > MAX_CELL_LENGTH;
    const cell = (name: Column | "number") => (isLong(name) ? "" : unescapeCell(typed(name)).trim());
    const { address, errors: lineErrors } = readAddress((column) => cell(column));
    for (const [field, messages] of Object.entries(lineErrors)) errors[`lines.${line}.${field}`] = messages;
    for (const { name } of columns) {
      // An import of what an export in Shift_JIS lost would replace the member's own characters.
      if (cell(name).includes(REPLACEMENT)) errors[`lines.${line}.${name}`] = [copy.replaced];
      if (isLong(name)) errors[`lines.${line}.${name}`] = [copy.longCell];
    }
    const number = cell("number");
    if (isLong("number") || (number !== "" && !/^\d{1,9}$/.test(number)))
      errors[`lines.${line}.id`] = [copy.unknownNumber];
    return { line, id: number === "" ? null : Number(number), address };
  });
  const found = Object.entries(errors).slice(0, MAX_ERRORS);
  return found.length > 0 ? { errors: Object.fromEntries(found) } : { lines };
}

const refused = (message: string): AddressRows => ({ errors: { file: [message] } });

/** The index of each column, in any order; unknown columns are ignored. */
function columnIndexes(names: readonly string[]): Map<Column | "number", number> {
  const indexes = columns.map(({ name, heading }): [Column, number] => [name, names.indexOf(heading)]);
  return new Map<Column | "number", number>([["number", names.indexOf(copy.number)], ...indexes]);
}

const addressSchema = formSchema(addressFields);

function readAddress(cell: (column: Column) => string): { address: PlainAddress; errors: Errors } {
  const typed = Object.fromEntries(columns.map(({ name }) => [name, restoreLeadingZeros(name, cell(name))]));
  const address = addressSchema.cast(typed);
  const errors: Errors = {};
  try {
    addressSchema.validateSync(typed, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path = "", message } of error.inner) errors[path] = [...(errors[path] ?? []), message];
  }
  if (!("prefecture" in errors) && prefectureNumber(address.prefecture) === null) {
    errors["prefecture"] = [addressCopy.prefecture];
  }
  return { address, errors };
}

/** Spreadsheets treat postal codes and phone numbers as numbers and drop leading zeros. */
function restoreLeadingZeros(column: Column, cell: string): string {
  if (column === "postal_code" && /^\d{5,6}$/.test(cell)) return cell.padStart(7, "0");
  return column.endsWith("phone_number") && /^[1-9]\d{8,9}$/.test(cell) ? `0${cell}` : cell;
}
