import { addressFields } from "@noren/validation/fields/address";
import { addressFileCopy as copy } from "./address-file.copy.ts";

export type Column = keyof typeof addressFields;

/** The columns after the id, in the order and with the labels of the form. */
export const columns = (Object.keys(addressFields) as Column[]).map((name) => ({
  name,
  heading: addressFields[name].label,
  /** The column may be missing. */
  isOptional: addressFields[name].isOptional === true,
}));

export const header = [copy.number, ...columns.map(({ heading }) => heading)];
