import type { OneTimeToken } from "@noren/contract";
import { findOwnValue } from "@noren/validation/own-value";
import { loadScript } from "../page/load-script.ts";
import { CardRefused } from "./card-refused.ts";
import type { CardInput, CardToken, OpenCardScript } from "./card-token.ts";

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

const openSandbox: OpenCardScript = async ({ script_url, merchant_id }) => {
  const pay = window.NorenPay ?? (await loadScript(script_url, () => window.NorenPay));
  return {
    createToken: (card) => pay.createToken(merchant_id, card).catch(throwRefusal),
    createCodeToken: (code) => pay.createCodeToken(merchant_id, code).catch(throwRefusal),
    openFraudSession: () => pay.openFraudSession(merchant_id),
  };
};

/** The scripts by service code. Each service that accepts cards has one. */
const scripts: Readonly<Record<string, OpenCardScript>> = {
  sandbox: openSandbox,
  gmo: async (settings) => (await import("./gmo-card-script.ts")).openGmoScript(settings),
};

/** Loads the payment service's script. @throws Error if it cannot be loaded, or if the service is unknown */
export const openCardScript: OpenCardScript = (settings) => {
  const open = findOwnValue(scripts, settings.service);
  if (!open) return Promise.reject(new Error(`There is no script for the service ${settings.service}`));
  return open(settings);
};
