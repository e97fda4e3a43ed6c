import { csvText } from "../csv/write-csv.ts";
import { COLUMNS, HEADER } from "./address-columns.ts";
import { type AddressRow, formatPostalCode } from "../address/address-view.ts";

/** An address book as a CSV text, with the numbers by which the import finds its addresses again. */
export function addressCsv(book: readonly AddressRow[]): string {
  return csvText([
    HEADER,
    ...book.map((row) => [
      row.id,
      // With its hyphen a spreadsheet takes a postal code for a text and leaves its first zero alone.
      ...COLUMNS.map((column) => (column === "postal_code" ? formatPostalCode(row.postal_code) : row[column])),
    ]),
  ]);
}
