import { catalogFields, contactFields, corporateFields } from "@noren/validation/fields/inquiry";
import * as v from "valibot";
import { inputs } from "../input.ts";
import { fileKeys, LinkedFile } from "./file.ts";
import { recaptchaField } from "./recaptcha.ts";
import { Moment } from "./text.ts";

/** A question to the shop. */
const ContactInput = v.object({
  kind: v.literal("contact"),
  ...inputs(contactFields),
  file_keys: fileKeys,
  ...recaptchaField,
});

/** A company's question [students.variant]. */
const CorporateInput = v.object({
  kind: v.literal("corporate"),
  ...inputs(corporateFields),
  file_keys: fileKeys,
  ...recaptchaField,
});

/** An order of printed catalogues (decisions: sent as an inquiry). */
const CatalogInput = v.object({ kind: v.literal("catalog"), ...inputs(catalogFields), ...recaptchaField });

export const InquiryInput = v.variant("kind", [ContactInput, CorporateInput, CatalogInput]);
export type InquiryInput = v.InferInput<typeof InquiryInput>;
export const InquiryKind = v.picklist(["contact", "corporate", "catalog"]);
export type InquiryKind = v.InferOutput<typeof InquiryKind>;

export const InquiryStatus = v.picklist(["received", "answered", "closed"]);
export type InquiryStatus = v.InferOutput<typeof InquiryStatus>;

export const InquirySummary = v.object({
  /** The number that the shop and the person know it by. */
  key: v.string(),
  kind: InquiryKind,
  /** The kind in Japanese. */
  kind_name: v.string(),
  category: v.nullable(v.object({ key: v.string(), name: v.string() })),
  /** How the first words go on a line. */
  subject: v.string(),
  status: InquiryStatus,
  /** The status in Japanese. */
  status_name: v.string(),
  /** The shop has written something that the member has not opened. */
  is_unread: v.boolean(),
  created_at: Moment,
  /** When the last word fell. */
  updated_at: Moment,
});
export type InquirySummary = v.InferOutput<typeof InquirySummary>;

export const InquiryComment = v.object({
  id: v.number(),
  author: v.picklist(["member", "shop"]),
  body: v.string(),
  files: v.array(LinkedFile),
  created_at: Moment,
});
export type InquiryComment = v.InferOutput<typeof InquiryComment>;

export const Inquiry = v.object({
  ...InquirySummary.entries,
  body: v.string(),
  /** What was filled in beside the body, with its labels, in the order of the form. */
  details: v.array(v.object({ name: v.string(), value: v.string() })),
  files: v.array(LinkedFile),
  /** The oldest first. */
  comments: v.array(InquiryComment),
  can_reply: v.boolean(),
});
export type Inquiry = v.InferOutput<typeof Inquiry>;
