import { formatPostalCode } from "@noren/validation/format";
import type { AddressRow } from "../address/plain-address.ts";
import { csvText } from "../csv/write-csv.ts";
import { columns, header } from "./address-file-columns.ts";

/** An address book as CSV, with the ids by which the import matches its addresses. */
export function addressCsv(book: readonly AddressRow[]): string {
  return csvText([
    header,
    ...book.map((row) => [
      row.id,
      // With its hyphen, a spreadsheet treats a postal code as text and keeps its leading zero.
      ...columns.map(({ name }) => (name === "postal_code" ? formatPostalCode(row.postal_code) : row[name])),
    ]),
  ]);
}
