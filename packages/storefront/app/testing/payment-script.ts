import { vi } from "vitest";

/** A card as a shopper types it. */
export const typedCard = {
  ccNumber: "4242424242424242",
  ccName: "HANAKO",
  ccExpiration: "203012",
  securityCode: "987",
};

export const createToken = vi.fn(async () => ({
  token: "tok_1",
  token_key: "key",
  brand: "visa" as const,
  masked_number: "************4242",
}));

export const createCodeToken = vi.fn(async () => ({ token: "code_1", token_key: "key" }));

/** Defines what the payment service's script defines in the page; `delete window.NorenPay` removes it. */
export function definePaymentScript(): void {
  window.NorenPay = { createToken, createCodeToken, openFraudSession: async () => "browser-1" };
}
