import type { CardBrand, PaymentServiceSettings } from "@noren/contract";
import { loadScript } from "../page/load-script.ts";
import { CardRefused } from "./card-refused.ts";
import type { CardInput, CardScript } from "./card-token.ts";
import { gmoCardCopy as copy } from "./gmo-card.copy.ts";

/** MpToken.js of GMO Payment Gateway, as its types describe it (npm `@mul-pay/mptoken-js`). */
interface Multipayment {
  init: (
    apiKey: string,
    publicKey: string,
    merchantIds: undefined,
    permitToSendFingerprint: boolean,
    productionMode: boolean,
  ) => {
    getToken: (card: {
      cardNo: string;
      expire: string;
      securityCode: string;
      holderName: string;
      tokenNumber: string;
    }) => Promise<TokenResponse | undefined>;
  };
}

interface TokenResponse {
  /** 0 for success. */
  resultCode: number | string;
  tokenObject?: { maskedCardNo: string; token: string | string[] };
}

declare global {
  interface Window {
    Multipayment?: Multipayment;
  }
}

/** The fields of result codes, by their first two digits. */
const FIELDS: Readonly<Record<string, keyof typeof copy.fields>> = {
  "10": "ccNumber",
  "11": "ccExpiration",
  "12": "securityCode",
  "13": "ccName",
};

/** Opens the script that exchanges a card for an MPクレカトークン. */
export async function openGmoScript({
  script_url,
  merchant_id,
  public_key = "",
  is_test,
}: PaymentServiceSettings): Promise<CardScript> {
  const script = window.Multipayment ?? (await loadScript(script_url, () => window.Multipayment));
  // No fingerprint: the page on external transmission declares card data only.
  const pay = script.init(merchant_id, public_key, undefined, false, !is_test);
  return {
    createToken: async ({ ccNumber, ccName, ccExpiration, securityCode }: CardInput) => {
      const brand = brandOf(ccNumber);
      if (brand === null) throw new CardRefused({ ccNumber: [copy.brand] });
      const card = { cardNo: ccNumber, expire: ccExpiration, securityCode, holderName: ccName, tokenNumber: "1" };
      const answer = await pay.getToken(card);
      // The key of a token is its type at the service.
      const [token] = [answer?.tokenObject?.token].flat();
      if (Number(answer?.resultCode) !== 0 || !answer?.tokenObject || !token) throw refusalOf(answer);
      return {
        token,
        token_key: "MP_TOKEN",
        brand,
        masked_number: `************${answer.tokenObject.maskedCardNo.slice(-4)}`,
      };
    },
    // A saved card passes 3-D Secure instead.
    createCodeToken: () => Promise.reject(new Error("GMO has no tokens of security codes")),
    openFraudSession: async () => null,
  };
}

function refusalOf(answer: TokenResponse | undefined): Error {
  const field = FIELDS[String(answer?.resultCode).padStart(3, "0").slice(0, 2)];
  return field ? new CardRefused({ [field]: [copy.fields[field]] }) : new Error("GMO issued no token");
}

/** The card networks by the first digits of their numbers (ISO/IEC 7812). */
const NETWORKS: readonly [RegExp, CardBrand][] = [
  [/^4/, "visa"],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, "mastercard"],
  [/^35(?:2[89]|[3-8])/, "jcb"],
  [/^3[47]/, "amex"],
  [/^3(?:0[0-5]|095|[689])/, "diners"],
];

function brandOf(number: string): CardBrand | null {
  return NETWORKS.find(([prefix]) => prefix.test(number))?.[1] ?? null;
}
