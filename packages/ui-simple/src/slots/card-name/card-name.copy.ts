import type { UserCard } from "@noren/contract";
import { formatCardExpiry, formatMaskedCard } from "@noren/validation/format";
import { findOwnValue } from "@noren/validation/own-value";

const brands = {
  visa: "Visa",
  mastercard: "Mastercard",
  jcb: "JCB",
  amex: "American Express",
  diners: "Diners Club",
} as const satisfies Record<UserCard["brand"], string>;

/** How a card is named wherever it is shown. */
export const cardNameCopy = {
  name: ({ brand, masked_number }: Pick<UserCard, "brand" | "masked_number">) =>
    `${findOwnValue(brands, brand) ?? brand} ${formatMaskedCard(masked_number)}`,
  isTest: "テスト環境のため、実際の請求は発生しません。テスト用のカード番号をご利用ください。",
  validUntil: (expiration: string) => `有効期限 ${formatCardExpiry(expiration)}`,
} as const;
