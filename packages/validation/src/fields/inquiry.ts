import { toAddressLine, toAscii, toLine, toLines } from "../normalise.ts";
import { webUrl } from "../rules.ts";
import { postalCode } from "./address.ts";
import { type ChoiceField, type NumberField, optional, type TextField } from "./field.ts";
import { email, fax, fullName, fullNameKana, phone } from "./person.ts";
import { company, department, ordererFields } from "./user.ts";

/** A text of several lines: inquiries, replies, reviews, memos. */
export const body: TextField = {
  kind: "text",
  label: "お問い合わせ内容",
  description: "Plain text of at most 2000 characters.",
  normalise: toLines,
  max: 2000,
  sample: "よろしくお願いいたします。",
  placeholder: "例：〇〇の入荷予定を教えてください。",
};

const category: TextField = {
  kind: "text",
  label: "お問い合わせの種類",
  isChosen: true,
  description: "Key of `GET /v1/categories/hierarchy?table=inquiries`.",
  normalise: toAscii,
  max: 100,
  sample: "delivery",
};

const orderNo: TextField = {
  kind: "text",
  label: "ご注文番号",
  description: "The order's number.",
  normalise: toAscii,
  max: 100,
  sample: "261120-7K3F9QXA",
};

/** A question to the shop. */
export const contactFields = {
  name: fullName,
  kana: optional(fullNameKana),
  email,
  tel: optional(phone),
  category,
  order_no: optional(orderNo),
  body,
};

/** An optional line in the company's own words. */
const line = (label: string, description: string, sample: string) =>
  optional<TextField>({ kind: "text", normalise: toLine, max: 100, label, description, sample });

const corporateAddress: TextField = {
  kind: "text",
  label: "所在地",
  description: "The company's address in one line.",
  normalise: toAddressLine,
  max: 300,
  sample: "東京都渋谷区神宮前1-2-3",
};

const siteUrl: TextField = {
  kind: "text",
  label: "ホームページURL",
  description: "An http or https URL.",
  normalise: toAscii,
  max: 2000,
  rules: [webUrl],
  sample: "https://shop.example.jp/",
};

const delivery: ChoiceField<1 | 2 | 3> = {
  kind: "choice",
  label: "配送方法",
  description: "1 Okawa delivery, 2 direct to the store, 3 direct to the customer.",
  options: [
    { value: 1, label: "大川配送" },
    { value: 2, label: "店舗へ直送" },
    { value: 3, label: "お客様へ直送" },
  ],
};

const payment: ChoiceField<1 | 2 | 3> = {
  kind: "choice",
  label: "お支払い方法",
  description: "1 prepaid bank transfer, 2 invoice after billing, 3 a deferred-payment service.",
  options: [
    { value: 1, label: "銀行振込（前払い）" },
    { value: 2, label: "請求書払い（後払い）" },
    { value: 3, label: "後払い決済" },
  ],
};

/** A company's question (students' and campus goods). The contact person's kana is not required [valid.corporate-kana]. */
export const corporateFields = {
  corporation: company,
  corporation_kana: optional<TextField>({
    ...fullNameKana,
    label: "会社名フリガナ",
    description: "Reading of the company's name in full-width katakana.",
    sample: "カブシキガイシャノレンドウ",
  }),
  department: optional(department),
  name: { ...fullName, label: "ご担当者名" },
  kana: optional<TextField>({ ...fullNameKana, label: "ご担当者名フリガナ" }),
  email,
  tel: phone,
  fax: optional(fax),
  postal_code: optional(postalCode),
  address: optional(corporateAddress),
  establishment: line("設立年月", "Month of establishment.", "1998年4月"),
  annual_sale: line("年商", "Annual sales, with the unit.", "3億円"),
  capital: line("資本金", "Capital, with the unit.", "1,000万円"),
  employee_num: line("従業員数", "Number of employees.", "12名"),
  business_type: line("業種", "Line of business.", "小売業"),
  store_name: line("店舗名", "Name of the store.", "のれん堂 神宮前店"),
  business_hours: line("営業時間", "Business hours.", "9:00〜18:00"),
  business_holiday: line("定休日", "Regular closing days.", "土日祝"),
  url: optional(siteUrl),
  delivery: optional(delivery),
  delivery_company: line("配送会社", "Delivery company.", "のれん運輸"),
  payment: optional(payment),
  order_no: optional(orderNo),
  body,
};

const catalog: TextField = {
  kind: "text",
  label: "ご希望のカタログ",
  description: "A catalogue of `GET /v1/catalog`, by its name.",
  normalise: toLine,
  max: 100,
  sample: "秋冬号",
};

const copies: NumberField = {
  kind: "number",
  label: "冊数",
  description: "Copies, 1 to 10.",
  min: 1,
  max: 10,
  isChosen: true,
};

/** Printed catalogues by mail; sent as an inquiry. */
export const catalogFields = { ...ordererFields, catalog, quantity: copies };

/** The member's reply to the shop's answer. */
export const inquiryReplyFields = { body: { ...body, label: "返信内容" } };
