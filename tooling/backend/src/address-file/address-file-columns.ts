import { addressFields } from "@noren/validation/fields/address";
import { addressFileCopy as copy } from "./address-file.copy.ts";

export type Column = keyof typeof addressFields;

/** Headings write ・ for the slash of a label: some spreadsheets break a heading at a slash. */
const headingOf = ({ label }: { label: string }) => label.replaceAll("/", copy.slash);

/** The columns of the file after the number, in the order of the form. */
export const columns = (Object.keys(addressFields) as Column[]).map((name) => ({
  name,
  heading: headingOf(addressFields[name]),
  /** The whole column may be missing. */
  isOptional: addressFields[name].isOptional === true,
}));

export const header = [copy.number, ...columns.map(({ heading }) => heading)];
