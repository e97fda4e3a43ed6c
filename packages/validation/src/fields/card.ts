import { toAscii, toCardExpiration, toCardNumber, toHalfWidthLine } from "../normalise.ts";
import { cardExpiration, cardName, digitsBetween } from "../rules.ts";
import { passwordFields } from "./login.ts";
import type { FlagField, TextField } from "./field.ts";

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
  normalise: toCardExpiration,
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

/** A choice of `card` below: a card that is not saved yet. */
export const NEW_CARD = "new";

const card: TextField = {
  kind: "text",
  label: "お支払いに使うカード",
  description: "`new`, or a saved card by the `id` of `GET /v1/me/user-cards`.",
  isChosen: true,
  sample: NEW_CARD,
};

const isSaved: FlagField = {
  kind: "flag",
  label: "このカードを登録して、次回からも使う",
  description: "Whether the card is saved for the member.",
};

const isMain: FlagField = {
  kind: "flag",
  label: "メインのカードにする",
  description: "Whether the card becomes the main card.",
};

/** A card that a member saves, confirmed with the password. */
export const cardAddFields = { ...cardFields, is_main: isMain, current_password: passwordFields.current_password };

/** The choice of a card in the checkout: a saved one, or a new one with `cardFields`. */
export const cardChoiceFields = { card, is_save_card: isSaved };
