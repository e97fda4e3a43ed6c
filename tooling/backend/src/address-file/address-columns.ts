import type { PlainAddress } from "../address/address-view.ts";
import { addressFileCopy } from "./address-file.copy.ts";

/** The columns of the file after the number, in the order of the form. */
export const COLUMNS = [
  "shipping_last_name",
  "shipping_first_name",
  "shipping_last_name_kana",
  "shipping_first_name_kana",
  "postal_code",
  "prefecture",
  "city",
  "address1",
  "address2",
  "phone_number",
  "cell_phone_number",
] as const satisfies readonly (keyof PlainAddress)[];
export type Column = (typeof COLUMNS)[number];

/** Those that may be missing altogether. */
export const OPTIONAL: ReadonlySet<Column> = new Set(["address2", "cell_phone_number"]);

export const HEADER = [addressFileCopy.number, ...COLUMNS.map((column) => addressFileCopy.columns[column])];
