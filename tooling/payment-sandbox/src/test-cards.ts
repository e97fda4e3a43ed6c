import type { CardBrand } from "@noren/contract";

/** The result of a payment with a test card. */
export type Behaviour = "good" | "challenged" | "declined" | "stolen";

/** The only accepted numbers, so that no real card is ever sent. */
export const TEST_CARDS: Readonly<Record<string, { brand: CardBrand; behaviour: Behaviour }>> = {
  "4242424242424242": { brand: "visa", behaviour: "good" },
  "5555555555554444": { brand: "mastercard", behaviour: "good" },
  "3530111333300000": { brand: "jcb", behaviour: "good" },
  "378282246310005": { brand: "amex", behaviour: "good" },
  "30569309025904": { brand: "diners", behaviour: "good" },
  "4000000000003220": { brand: "visa", behaviour: "challenged" },
  "4000000000000002": { brand: "visa", behaviour: "declined" },
  "4100000000000019": { brand: "visa", behaviour: "stolen" },
};

/** The correct code on the bank's page. */
export const TEST_CODE = "123456";
/** A deferred payment is refused for phone numbers with this ending. */
export const REFUSED_PHONE = "9999";
/** The session id of a browser that is rejected; an unknown one must pass 3-D Secure. */
export const REJECTED_SESSION = "test-rejected";
