import type { CardBrand, OneTimeToken, PaymentServiceSettings } from "@noren/contract";
import type { cardFields } from "@noren/validation/fields/card";
import type { FormOutput } from "@noren/validation/form-values";
import { loadScript } from "../page/load-script.ts";
import { CardRefused } from "./card-refused.ts";

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
  /** Returns the service's id of this browser for its fraud check. */
  openFraudSession: () => Promise<string>;
}

type OpenScript = (settings: PaymentServiceSettings) => Promise<CardScript>;

/** The script of `tooling/payment-sandbox`. */
interface NorenPay {
  createToken: (merchantId: string, card: CardInput) => Promise<CardToken>;
  createCodeToken: (merchantId: string, code: Pick<CardInput, "securityCode">) => Promise<OneTimeToken>;
  openFraudSession: (merchantId: string) => Promise<string>;
}

/** The script rejects with an Error whose `errors` has messages by field. */
function throwRefusal(error: unknown): never {
  const errors = (error as Partial<CardRefused> | null)?.errors;
  throw errors ? new CardRefused(errors) : error;
}

declare global {
  interface Window {
    NorenPay?: NorenPay;
  }
}

const openSandbox: OpenScript = async ({ script_url, merchant_id }) => {
  const pay = window.NorenPay ?? (await loadScript(script_url, () => window.NorenPay));
  return {
    createToken: (card) => pay.createToken(merchant_id, card).catch(throwRefusal),
    createCodeToken: (code) => pay.createCodeToken(merchant_id, code).catch(throwRefusal),
    openFraudSession: () => pay.openFraudSession(merchant_id),
  };
};

/** The scripts by service code. Each service that accepts cards has one. */
const scripts: Readonly<Record<string, OpenScript>> = { sandbox: openSandbox };

/** Loads the payment service's script. @throws Error if it cannot be loaded, or if the service is unknown */
export const openCardScript: OpenScript = (settings) => {
  const open = scripts[settings.service];
  if (!open) return Promise.reject(new Error(`There is no script for the service ${settings.service}`));
  return open(settings);
};
