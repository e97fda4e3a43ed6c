import { expect, test } from "vitest";
import { cardSchema } from "./forms/card.schema.ts";
import { placeholders } from "./placeholders.copy.ts";
import { isPostalCode } from "./predicates.ts";

test("[form.placeholders] samples of 7 and 14 digits, an expiry in the form YYYYMM, a code of 3 digits, and words", () => {
  const { postal_code, body, cancel_reason, ...card } = placeholders;
  expect(postal_code).toMatch(/^\d{7}$/);
  expect(card.ccNumber).toMatch(/^\d{14}$/);
  expect(card.ccExpiration).toMatch(/^20\d{2}(0[1-9]|1[0-2])$/);
  expect(card.securityCode).toMatch(/^\d{3}$/);
  for (const words of [body, cancel_reason]) expect(words).toMatch(/^例：.+/);
});

test("[form.placeholders] every sample is what its field accepts", () => {
  const { ccNumber, ccName, ccExpiration, securityCode } = placeholders;
  const card = { ccNumber, ccName, ccExpiration, securityCode };
  expect(cardSchema.validateSync(card)).toEqual(card);
  expect(isPostalCode(placeholders.postal_code)).toBe(true);
});
