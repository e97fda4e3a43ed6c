import { addressFields } from "@noren/validation/fields/address";
import { addressFileCopy as copy } from "./address-file.copy.ts";

export type Column = keyof typeof addressFields;

/** Headings use ・ instead of a label's slash: some spreadsheets break a heading at a slash. */
const headingOf = ({ label }: { label: string }) => label.replaceAll("/", copy.slash);

/** The columns after the id, in the order of the form. */
export const columns = (Object.keys(addressFields) as Column[]).map((name) => ({
  name,
  heading: headingOf(addressFields[name]),
  /** The column may be missing. */
  isOptional: addressFields[name].isOptional === true,
}));

export const header = [copy.number, ...columns.map(({ heading }) => heading)];
