import type { ConvenienceStore } from "@noren/contract";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { toJapanDay } from "../../time/japan-time.ts";
import { type ChargedCard, type PaymentRequest, ServiceUnreachable } from "../service/payment-service.ts";
import type { GmoConfig } from "./gmo-config.ts";
import { cardIdOf } from "./gmo-payment.ts";
import { createCallbackToken, memberIdOf, orderIdOf } from "./gmo-ids.ts";

interface Charge {
  path: string;
  body: object;
}

/** The path and body of a charge. */
export function chargeOf(config: GmoConfig, request: PaymentRequest, now: Date): Charge {
  const { id, method, amount, order_no, card } = request;
  const common = {
    merchant: merchantOf(config.merchant),
    order: {
      orderId: orderIdOf(id),
      amount: String(amount),
      transactionType: "CIT",
      clientFields: {
        clientField1: order_no,
        // The member for the card to save, since later inquiries do not have the request.
        clientField2: card?.kind === "new" && card.keep ? memberOfPayment(id) : "",
      },
    },
    payer: payerOf(request.payer),
  };
  const back = { ...common.merchant, callbackUrl: request.return_url };
  if (method === "card" && card) return chargeCard({ ...common, merchant: back }, card);
  if (method === "redirect") {
    const walletInformation = { walletType: config.wallet, walletChargeOptions: { authorizationMode: "AUTH" } };
    return { path: "/wallet/charge", body: { ...common, merchant: back, walletInformation } };
  }
  if (method === "convenience") {
    const csrfToken = createCallbackToken(config.shop_password, id);
    const merchant = { ...common.merchant, webhookUrl: config.webhook_url, csrfToken };
    return { path: "/cash/charge", body: { ...common, merchant, cashInformation: slipRequestOf(request, now) } };
  }
  throw new ServiceUnreachable(`GMO carries out no payment by ${method}`);
}

/** The service's member for the card that a payment saves. */
export const memberOfPayment = (id: string): string => memberIdOf("payment", id);

/**
 * Every card passes 3-D Secure, also a saved one. The shop charges the card itself after the authentication: a charge by
 * the service alone could follow after the shop has abandoned the payment.
 */
function chargeCard(common: object, card: ChargedCard): Charge {
  const creditChargeOptions = { authorizationMode: "AUTH", useTds2: true };
  const tds2Information = { tds2Options: { autoAuthorization: false } };
  if (card.kind === "kept") {
    const onfileCard = { memberId: card.token, cardId: cardIdOf(card.token_key), type: "CREDIT_CARD" };
    const creditOnfileInformation = { onfileCard, creditChargeOptions };
    return { path: "/credit/on-file/charge", body: { ...common, creditOnfileInformation, tds2Information } };
  }
  const creditInformation = { tokenizedCard: { type: "MP_TOKEN", token: card.token }, creditChargeOptions };
  return { path: "/credit/charge", body: { ...common, creditInformation, tds2Information } };
}

/** A card to save without a payment: the bank confirms it, and the service stores it under a member of its own. */
export function verificationOf(config: GmoConfig, token: string): object {
  const memberId = memberIdOf("token", token);
  return {
    merchant: merchantOf(config.merchant),
    order: { orderId: memberId.replace("card-", "v-").slice(0, 27), transactionType: "CIT" },
    payer: { name: config.merchant.name },
    creditVerificationInformation: {
      tokenizedCard: { type: "MP_TOKEN", token },
      creditVerificationOptions: { useTds2: false },
      onfileCardOptions: { memberId, createNewMember: true },
    },
  };
}

/** The card of a successful payment, to save. */
export function storingOf(config: GmoConfig, accessId: string, memberId: string): object {
  return {
    merchant: merchantOf(config.merchant),
    creditStoringInformation: { referrer: { accessId }, onfileCardOptions: { memberId, createNewMember: true } },
  };
}

const merchantOf = (merchant: GmoConfig["merchant"]) => ({
  name: merchant.name,
  nameKana: merchant.name_kana,
  nameAlphabet: merchant.name_alphabet,
  nameShort: merchant.name_short,
  contactName: merchant.contact_name,
  contactEmail: merchant.contact_email,
  contactPhone: merchant.contact_phone,
  contactOpeningHours: merchant.contact_opening_hours,
});

/** The service's limit for names, in bytes of UTF-8. */
const MAX_NAME_BYTES = 60;
const MAX_PHONE_LENGTH = 13;

function payerOf({ name, kana, email, phone_number }: PaymentRequest["payer"]) {
  const number = phone_number.replaceAll(/[^0-9-]/g, "").slice(0, MAX_PHONE_LENGTH);
  const type = /^0[5789]0/.test(number) ? "MOBILE" : "HOME";
  // The service accepts 全角カナ only.
  const nameKana = cutToBytes(kana.replaceAll(/\s/g, "　").replaceAll(/[^ァ-ヶー　]/g, ""), MAX_NAME_BYTES);
  return {
    name: cutToBytes(name, MAX_NAME_BYTES),
    ...(nameKana !== "" && { nameKana }),
    email,
    phones: [{ type, countryCode: "81", number }],
  };
}

function cutToBytes(text: string, maxBytes: number): string {
  let cut = "";
  for (const character of text) {
    if (Buffer.byteLength(cut + character) > maxBytes) break;
    cut += character;
  }
  return cut;
}

const KONBINI: Readonly<Record<ConvenienceStore, string>> = {
  seven_eleven: "SEVEN_ELEVEN",
  lawson: "LAWSON",
  familymart: "FAMILYMART",
  ministop: "MINISTOP",
  seicomart: "SEICOMART",
};

function slipRequestOf({ store, pay_until }: PaymentRequest, now: Date) {
  // A slip ends with its last day. 7-Eleven accepts no other form of the deadline.
  const paymentPeriod = String(differenceInCalendarDays(toJapanDay(new Date(pay_until)), toJapanDay(now)));
  // Carts from before the choice of a store have none.
  return { cashType: "KONBINI", cashOptions: { konbiniCode: KONBINI[store ?? "lawson"], paymentPeriod } };
}
