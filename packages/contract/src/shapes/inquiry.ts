import * as v from "valibot";
import { fileKeys, LinkedFile } from "./file.ts";
import { OrdererInput } from "./person.ts";
import { Key } from "./query.ts";
import { recaptchaField } from "./recaptcha.ts";
import { Email, kana, Moment, optionalText, PhoneNumber, PostalCode, text } from "./text.ts";

const BODY_MAX = 2000;
const line = optionalText(100);
const optionalKana = v.optional(v.nullable(kana), null);
const optionalPhone = v.optional(v.nullable(PhoneNumber), null);

/** A question to the shop. */
const ContactInput = v.object({
  kind: v.literal("contact"),
  name: text(100),
  kana: optionalKana,
  email: Email,
  tel: optionalPhone,
  /** Key of `GET /v1/categories/hierarchy?table=inquiries`. */
  category: Key,
  order_no: line,
  body: text(BODY_MAX),
  file_keys: fileKeys,
  ...recaptchaField,
});

/** [constants.options] 1 Okawa delivery, 2 direct to the store, 3 direct to the customer. */
export const CorporateDelivery = v.picklist([1, 2, 3]);
/** [constants.options] 1 prepaid bank transfer, 2 invoice after billing, 3 a deferred-payment service. */
export const CorporatePayment = v.picklist([1, 2, 3]);

/** A company's question [students.variant]. */
const CorporateInput = v.object({
  kind: v.literal("corporate"),
  corporation: text(250),
  corporation_kana: optionalKana,
  department: optionalText(250),
  name: text(100),
  kana: optionalKana,
  email: Email,
  tel: PhoneNumber,
  fax: optionalPhone,
  postal_code: v.optional(v.nullable(PostalCode), null),
  address: optionalText(300),
  establishment: line,
  annual_sale: line,
  capital: line,
  employee_num: line,
  business_type: line,
  store_name: line,
  business_hours: line,
  business_holiday: line,
  url: optionalText(2000),
  delivery: v.optional(v.nullable(CorporateDelivery), null),
  delivery_company: line,
  payment: v.optional(v.nullable(CorporatePayment), null),
  order_no: line,
  body: text(BODY_MAX),
  file_keys: fileKeys,
  ...recaptchaField,
});

/** An order of printed catalogues (decisions: sent as an inquiry). */
const CatalogInput = v.object({
  kind: v.literal("catalog"),
  ...OrdererInput.entries,
  /** Which one, as `GET /v1/catalog` calls it. */
  catalog: text(100),
  quantity: v.pipe(
    v.number("数値で指定してください。"),
    v.integer("整数で指定してください。"),
    v.minValue(1, "1以上で指定してください。"),
    v.maxValue(10, "10以下で指定してください。"),
  ),
  ...recaptchaField,
});

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
