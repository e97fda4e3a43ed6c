import { addressFields } from "@noren/validation/fields/address";
import { formSchema } from "@noren/validation/form-schema";
import { ValidationError } from "yup";
import { type CsvRow, decodeText, unescapeCell } from "../csv/read-csv.ts";
import { workerTask } from "../process/worker-task.ts";
import { ApiError } from "../http/api-error.ts";
import { checkAddressLimit } from "../address/address-book.ts";
import { type Column, columns } from "./address-file-columns.ts";
import { addressFileCopy as copy } from "./address-file.copy.ts";
import type { PlainAddress } from "../address/plain-address.ts";
import { addressCopy } from "../address/address.copy.ts";
import { prefectureNumber } from "../address/prefecture.ts";

/** A line of the file: an update when it has an address id, else a new address. */
export interface AddressLine {
  line: number;
  id: number | null;
  address: PlainAddress;
}

/** The number of errors reported at once. */
const MAX_ERRORS = 100;

/** Longer than any valid cell. The time of a normalisation may grow with the square of the length. */
const MAX_CELL_LENGTH = 1000;

/** A file of the largest size takes a second. */
const PARSE_TIMEOUT_MS = 5_000;

const parseCsv = workerTask<(text: string) => CsvRow[] | undefined>(
  new URL("../csv/parse-csv-worker.ts", import.meta.url),
  PARSE_TIMEOUT_MS,
);

type Errors = Record<string, string[]>;

export const fileError = (errors: Errors) => new ApiError(422, "user_address.file", copy.refused, errors);

/**
 * Reads a file of addresses with the rules of the form. Full-width characters and hyphens are normalised first.
 *
 * @param limit the member's maximum number of addresses; a valid file has no more lines
 * @throws ApiError 422 `user_address.limit`, or `user_address.file` with every error as `lines.3.postal_code`, or on `file` when it cannot be read
 */
export async function readAddressFile(bytes: Uint8Array, limit: number): Promise<AddressLine[]> {
  const text = decodeText(bytes);
  if (text === undefined) throw fileError({ file: [copy.encoding] });
  const [header, ...rows] = (await parseCsv(text)) ?? throwFileError(copy.quotes);
  const columnIndexes = findColumns(header?.cells ?? []);
  // Checked first: validating a long file would take minutes.
  checkAddressLimit(rows.length, limit);
  const errors: Errors = {};
  const lines = rows.map(({ line, cells }): AddressLine => {
    const typed = (name: Column | "number") => cells[columnIndexes.get(name) ?? -1] ?? "";
    const isLong = (name: Column | "number") => typed(name).length > MAX_CELL_LENGTH;
    const cell = (name: Column | "number") => (isLong(name) ? "" : unescapeCell(typed(name)).trim());
    const { address, errors: lineErrors } = readAddress((column) => cell(column));
    for (const [field, messages] of Object.entries(lineErrors)) errors[`lines.${line}.${field}`] = messages;
    for (const { name } of columns) if (isLong(name)) errors[`lines.${line}.${name}`] = [copy.longCell];
    const number = cell("number");
    if (isLong("number") || (number !== "" && !/^\d{1,9}$/.test(number)))
      errors[`lines.${line}.id`] = [copy.unknownNumber];
    return { line, id: number === "" ? null : Number(number), address };
  });
  if (Object.keys(errors).length > 0) throw fileError(Object.fromEntries(Object.entries(errors).slice(0, MAX_ERRORS)));
  return lines.length > 0 ? lines : throwFileError(copy.empty);
}

function throwFileError(message: string): never {
  throw fileError({ file: [message] });
}

/** The index of each column, in any order; unknown columns are ignored. */
function findColumns(header: readonly string[]): Map<Column | "number", number> {
  const names = header.map((name) => name.trim());
  const missing = columns.filter(({ heading, isOptional }) => !isOptional && !names.includes(heading));
  if (missing.length > 0) throwFileError(copy.missingColumns(missing.map(({ heading }) => heading)));
  const columnIndexes = columns.map(({ name, heading }): [Column, number] => [name, names.indexOf(heading)]);
  return new Map<Column | "number", number>([["number", names.indexOf(copy.number)], ...columnIndexes]);
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
