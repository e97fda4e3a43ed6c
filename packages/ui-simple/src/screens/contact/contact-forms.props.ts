import type { InquiryKind } from "@noren/contract";
import type { Field } from "@noren/validation/fields/field";

/** A form of the contact screen. */
export interface ContactForm {
  kind: Exclude<InquiryKind, "catalog">;
  /** The name of the form where a shop has several. */
  name: string;
  fields: Readonly<Record<string, Field>>;
  /** The fields in the order of the form. */
  sections: readonly { title: string; names: readonly string[] }[];
}
