import { useGetPaymentServiceQuery } from "@noren/api/endpoints/payment";
import type { OneTimeToken } from "@noren/contract";
import { skipToken } from "@reduxjs/toolkit/query";
import type { FormFailure } from "#ui/forms/form-submit";
import { withTimeout } from "../page/with-timeout.ts";
import { CardRefused } from "./card-refused.ts";
import type { CardInput, CardScript, CardToken } from "./card-token.ts";
import { cardPaymentCopy as copy } from "./card-payment.copy.ts";

/** The timeout of a token: that of a call of the API. */
const TOKEN_LIMIT_MS = 15_000;
/** A short timeout: the fraud check works without the id. */
const FRAUD_SESSION_LIMIT_MS = 5000;

/** A token of the payment service, or the reason why it issued none. */
export type Tokenised<Token> = { token: Token } | { failure: FormFailure };

interface CardService {
  /** True if no money is transferred; null while unknown. */
  isTest: boolean | null;
  /** Whether a saved card is charged only with its security code. */
  asksSecurityCode: boolean;
  tokenise: (card: CardInput) => Promise<Tokenised<CardToken>>;
  tokeniseCode: (code: Pick<CardInput, "securityCode">) => Promise<Tokenised<OneTimeToken>>;
  /** The service's id of this browser for its fraud check; null if there is none. */
  openFraudSession: () => Promise<string | null>;
}

/**
 * The payment service that takes cards, by the code of the payment method; null if the shop takes none.
 *
 * @param purpose whether the shopper pays, by any method, or saves a card
 */
export function useCardService(methodCode: string | null, purpose: "pay" | "save"): CardService {
  const { data: settings } = useGetPaymentServiceQuery(methodCode ?? skipToken);
  const open = async (): Promise<CardScript> => {
    if (!settings) throw new Error("The payment service is unknown");
    const { openCardScript } = await import("./card-script.ts");
    return openCardScript(settings);
  };
  async function requestToken<Token>(call: (script: CardScript) => Promise<Token>): Promise<Tokenised<Token>> {
    try {
      const script = await open();
      return { token: await withTimeout(call(script), TOKEN_LIMIT_MS) };
    } catch (error) {
      if (error instanceof CardRefused) return { failure: { message: copy.refused, errors: error.errors } };
      return { failure: { message: copy.unreachable[purpose] } };
    }
  }
  return {
    isTest: settings?.is_test ?? null,
    asksSecurityCode: settings?.asks_security_code === true,
    tokenise: (card) => requestToken((script) => script.createToken(card)),
    tokeniseCode: (code) => requestToken((script) => script.createCodeToken(code)),
    // The service assesses a payment without an id by its other data.
    openFraudSession: () =>
      withTimeout(
        open().then((script) => script.openFraudSession()),
        FRAUD_SESSION_LIMIT_MS,
      ).catch(() => null),
  };
}
