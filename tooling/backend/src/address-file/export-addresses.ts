import { csvText } from "../csv/write-csv.ts";
import { columns, header } from "./address-file-columns.ts";
import { type AddressRow, formatPostalCode } from "../address/address-view.ts";

/** An address book as a CSV text, with the numbers by which the import finds its addresses again. */
export function addressCsv(book: readonly AddressRow[]): string {
  return csvText([
    header,
    ...book.map((row) => [
      row.id,
      // With its hyphen a spreadsheet takes a postal code for a text and leaves its first zero alone.
      ...columns.map(({ name }) => (name === "postal_code" ? formatPostalCode(row.postal_code) : row[name])),
    ]),
  ]);
}
