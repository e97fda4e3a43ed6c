import type { CardBrand, OneTimeToken, PaymentServiceSettings } from "@noren/contract";
import type { cardFields } from "@noren/validation/fields/card";
import type { FormOutput } from "@noren/validation/form-values";

/** The form's values of a card. Only the payment service gets them. */
export type CardInput = FormOutput<typeof cardFields>;

/** What the payment service returns for a card. */
export interface CardToken extends OneTimeToken {
  brand: CardBrand;
  /** e.g. `************4242`. */
  masked_number: string;
}

/** The functions of a payment service's script that the shop uses. */
export interface CardScript {
  /** Exchanges a card for a token. @throws CardRefused if the service names errors of its fields */
  createToken: (card: CardInput) => Promise<CardToken>;
  /** Exchanges the security code of a saved card for a token. @throws CardRefused if the service does not accept it */
  createCodeToken: (code: Pick<CardInput, "securityCode">) => Promise<OneTimeToken>;
  /** Returns the service's id of this browser for its fraud check; null if the service has none. */
  openFraudSession: () => Promise<string | null>;
}

export type OpenCardScript = (settings: PaymentServiceSettings) => Promise<CardScript>;
