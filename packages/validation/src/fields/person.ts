import { toAscii, toKana, toName, toPhone } from "../normalise.ts";
import { email as emailRule, kana as kanaRule, printable, tel as telRule } from "../rules.ts";
import type { TextField } from "./field.ts";

/** Printed on labels, papers and receipts. */
const name = { kind: "text", normalise: toName, max: 50, rules: [printable] } as const;
const reading = {
  kind: "text",
  normalise: toKana,
  max: 100,
  rules: [kanaRule],
  autoComplete: "off",
} as const;

export const lastName: TextField = {
  ...name,
  label: "姓",
  description: "Family name.",
  sample: "山田",
  autoComplete: "family-name",
};

export const firstName: TextField = {
  ...name,
  label: "名",
  description: "Given name.",
  sample: "花子",
  autoComplete: "given-name",
};

export const lastNameKana: TextField = {
  ...reading,
  label: "セイ",
  description: "Reading of the family name in full-width katakana.",
  sample: "ヤマダ",
};

export const firstNameKana: TextField = {
  ...reading,
  label: "メイ",
  description: "Reading of the given name in full-width katakana.",
  sample: "ハナコ",
};

/** Family and given name in one field. */
export const fullName: TextField = {
  ...name,
  max: 100,
  label: "氏名",
  description: "Family and given name.",
  sample: "山田 花子",
  autoComplete: "name",
};

export const fullNameKana: TextField = {
  ...reading,
  label: "フリガナ",
  description: "Reading of the name in full-width katakana.",
  sample: "ヤマダハナコ",
};

export const email: TextField = {
  kind: "text",
  label: "メールアドレス",
  description: "Email of at most 254 characters.",
  normalise: toAscii,
  max: 254,
  rules: [emailRule],
  sample: "hanako@example.jp",
  autoComplete: "email",
  inputMode: "email",
};

const phoneNumber = {
  kind: "text",
  description: "10 or 11 digits without hyphens.",
  normalise: toPhone,
  rules: [telRule],
  placeholder: "09012345678",
  autoComplete: "tel",
  inputMode: "tel",
} as const;

export const phone: TextField = { ...phoneNumber, label: "電話番号", sample: "0312345678" };
export const cellPhone: TextField = { ...phoneNumber, label: "携帯電話番号", sample: "09012345678" };
export const fax: TextField = { ...phone, label: "FAX番号", autoComplete: "off" };
