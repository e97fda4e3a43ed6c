import { catalogFields, contactFields, corporateFields } from "@noren/validation/fields/inquiry";
import * as v from "valibot";
import { described } from "../described.ts";
import { inputs } from "../input.ts";
import { fileKeys, LinkedFile } from "./file.ts";
import { Key } from "./query.ts";
import { recaptchaField } from "./recaptcha.ts";
import { DisplayName, Id, Moment, NamedValue, PlainText, UrlKey } from "./text.ts";

/** A question to the shop. */
const ContactInput = v.object({
  kind: described("The kind of the inquiry.", v.literal("contact")),
  ...inputs(contactFields),
  product: described(
    "Key of the product that the question is about. One that the shop does not show is ignored.",
    v.optional(v.nullable(Key)),
  ),
  file_keys: described("Keys that `POST /v1/upload-files` returned, at most a day ago.", fileKeys),
  ...recaptchaField,
});

/** A company's question [students.variant]. */
const CorporateInput = v.object({
  kind: described("The kind of the inquiry.", v.literal("corporate")),
  ...inputs(corporateFields),
  file_keys: described("Keys that `POST /v1/upload-files` returned, at most a day ago.", fileKeys),
  ...recaptchaField,
});

/** An order of printed catalogues, sent as an inquiry. */
const CatalogInput = v.object({
  kind: described("The kind of the inquiry.", v.literal("catalog")),
  ...inputs(catalogFields),
  ...recaptchaField,
});

export const InquiryInput = v.variant("kind", [ContactInput, CorporateInput, CatalogInput]);
export type InquiryInput = v.InferInput<typeof InquiryInput>;
export const InquiryKind = v.picklist(["contact", "corporate", "catalog"]);
export type InquiryKind = v.InferOutput<typeof InquiryKind>;

export const InquiryStatus = v.picklist(["received", "answered", "closed"]);
export type InquiryStatus = v.InferOutput<typeof InquiryStatus>;

export const InquirySummary = v.object({
  key: described("The inquiry's number, also in mails.", v.string()),
  kind: described("The kind of the inquiry.", InquiryKind),
  kind_name: described("The kind in Japanese.", v.string()),
  category: described("The category's name; null for none.", v.nullable(v.object({ key: UrlKey, name: DisplayName }))),
  subject: described("The beginning of the text, on one line.", v.string()),
  status: described("For programs; `status_name` is the text.", InquiryStatus),
  status_name: described("The status in Japanese.", v.string()),
  is_unread: described("Whether the shop wrote something that the member has not read.", v.boolean()),
  created_at: Moment,
  updated_at: described("When the last comment was written, ISO 8601.", Moment),
});
export type InquirySummary = v.InferOutput<typeof InquirySummary>;

export const InquiryComment = v.object({
  id: Id,
  author: described("Who wrote the comment.", v.picklist(["member", "shop"])),
  body: PlainText,
  files: v.array(LinkedFile),
  created_at: Moment,
});
export type InquiryComment = v.InferOutput<typeof InquiryComment>;

export const Inquiry = v.object({
  ...InquirySummary.entries,
  product: described(
    "The product that the question is about; null for none, or for one that the shop no longer shows.",
    v.nullable(v.object({ key: UrlKey, name: DisplayName })),
  ),
  order_no: described(
    "The number of the member's own order that the question is about; null for another number, which is in `details`.",
    v.nullable(v.string()),
  ),
  body: PlainText,
  details: described("The other fields of the form with their labels, in the form's order.", v.array(NamedValue)),
  files: v.array(LinkedFile),
  comments: described("The oldest first.", v.array(InquiryComment)),
  can_reply: described("Whether the member may reply.", v.boolean()),
});
export type Inquiry = v.InferOutput<typeof Inquiry>;
