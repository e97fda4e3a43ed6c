import { toAscii, toCardNumber, toHalfWidthLine } from "../normalise.ts";
import { cardExpiration, cardName, digitsBetween } from "../rules.ts";
import type { TextField } from "./field.ts";

const numericText = { kind: "text", normalise: toAscii, inputMode: "numeric" } as const;

const ccNumber: TextField = {
  ...numericText,
  label: "カード番号",
  description: "14 to 16 digits.",
  normalise: toCardNumber,
  rules: [digitsBetween(14, 16)],
  sample: "4111111111111111",
  placeholder: "12345678901234",
  autoComplete: "cc-number",
};

const ccName: TextField = {
  kind: "text",
  label: "カード名義",
  description: "The name as embossed.",
  normalise: toHalfWidthLine,
  rules: [cardName],
  sample: "HANAKO YAMADA",
  placeholder: "TARO YAMADA",
  autoComplete: "cc-name",
};

const ccExpiration: TextField = {
  ...numericText,
  label: "有効期限",
  description: "YYYYMM.",
  rules: [cardExpiration],
  sample: "203012",
  placeholder: "203012",
  autoComplete: "cc-exp",
};

const securityCode: TextField = {
  ...numericText,
  label: "セキュリティコード",
  description: "3 or 4 digits.",
  rules: [digitsBetween(3, 4)],
  sample: "123",
  placeholder: "123",
  autoComplete: "cc-csc",
};

/** A card. The browser sends it to the payment service; it never reaches this shop's own servers. */
export const cardFields = { ccNumber, ccName, ccExpiration, securityCode };
