import { randomInt } from "node:crypto";
import { tz } from "@date-fns/tz";
import { addDays } from "date-fns/addDays";
import { formatISO } from "date-fns/formatISO";
import { toJapanDay } from "../time/japan-time.ts";
import { type GmoAnswer, type GmoCard, type GmoLedger, type GmoOrder, GmoServerError, invalid } from "./gmo-ledger.ts";
import type { GmoBody, GmoPath } from "./gmo-request-bodies.ts";

export type GmoHandlers = { [P in GmoPath]: (body: GmoBody<P>) => GmoAnswer };

/** What each path of the service does with a valid body. */
export function createGmoHandlers(ledger: GmoLedger): GmoHandlers {
  const { now, orders, begin, set, fail, byAccessId, takeToken, saveCard, savedCard, deleteMember } = ledger;

  function redirect(order: GmoOrder, redirectType: string): GmoAnswer {
    const redirectUrl = `https://stg.example.mul-pay.jp/${redirectType}?order=${order.orderId}`;
    return {
      status: 202,
      body: { ...viewOf(order, "REDIRECT"), redirectInformation: { redirectUrl, httpMethod: "GET", redirectType } },
    };
  }

  /** Every test card takes part in 3-D Secure. */
  function chargeCard(order: GmoOrder, options: { useTds2: boolean }): GmoAnswer {
    if (options.useTds2) {
      set(order, "AUTHENTICATED");
      return redirect(order, "TDS2");
    }
    return authorise(order);
  }

  function authorise(order: GmoOrder): GmoAnswer {
    if (order.card?.behaviour.startsWith("declined")) fail(order, "card_declined");
    set(order, "AUTH");
    return { status: 201, body: viewOf(order, "CAPTURE") };
  }

  return {
    "/credit/charge": ({ order, creditInformation: { tokenizedCard, creditChargeOptions } }) => {
      if (orders.has(order.orderId)) throw invalid("order.orderId");
      const card = takeToken(tokenizedCard.token);
      if (card.behaviour === "declined") fail(begin(order, { card }), "card_declined");
      return chargeCard(begin(order, { card }), creditChargeOptions);
    },
    "/credit/on-file/charge": ({ order, creditOnfileInformation: { onfileCard, creditChargeOptions } }) => {
      const card = savedCard(onfileCard.memberId, onfileCard.cardId);
      return chargeCard(begin(order, { card }), creditChargeOptions);
    },
    "/tds2/finalizeCharge": ({ accessId }) => {
      const order = byAccessId(accessId);
      if (order.status !== "AUTHENTICATED" || !order.tds2Result) throw new GmoServerError(400, "invalid_status");
      if (order.tds2Result.tds2TransResult !== "Y") fail(order, "processing_failure");
      return authorise(order);
    },
    "/wallet/charge": ({ order }) =>
      redirect(begin(order, { chargeType: "WALLET", status: "REQSUCCESS" }), "WALLET_CHARGE"),
    "/cash/charge": ({ order, payer, merchant, cashInformation: { cashOptions } }) => {
      if (payer.nameKana === undefined) throw new GmoServerError(400, "missing_parameter", "payer.nameKana");
      if (!payer.phones?.[0]) throw new GmoServerError(400, "missing_parameter", "payer.phones");
      const { konbiniCode, paymentPeriod } = cashOptions;
      const isNumbered = konbiniCode !== "SEVEN_ELEVEN";
      const last = addDays(now(), Number(paymentPeriod));
      const stored = begin(order, { chargeType: "CASH", status: "REQSUCCESS", csrfToken: merchant.csrfToken });
      stored.cashResult = {
        cashType: "KONBINI",
        paymentExpiryDateTime: `${toJapanDay(last)}T23:59:59+09:00`,
        konbiniPaymentInformation: {
          konbiniCode,
          receiptNumber: String(randomInt(1e9)).padStart(11, "0"),
          ...(isNumbered && { confirmationNumber: String(randomInt(1e5)).padStart(5, "0") }),
        },
      };
      return { status: 202, body: viewOf(stored, "AWAIT") };
    },
    "/credit/verifyCard": ({ order, creditVerificationInformation: { tokenizedCard, onfileCardOptions } }) => {
      const card = takeToken(tokenizedCard.token);
      const checked = begin({ orderId: order.orderId, amount: "0" }, { card });
      if (card.behaviour === "declined") fail(checked, "card_declined");
      set(checked, "CHECK");
      const creditResult = { cardType: "CREDIT_CARD", cardResult: resultOf(card) };
      const onfileCardResult = saveCard(card, onfileCardOptions);
      return { status: 201, body: { nextAction: "NO_ACTION", creditResult, onfileCardResult } };
    },
    "/credit/storeCard": ({ creditStoringInformation: { referrer, onfileCardOptions } }) => {
      const { card, status } = byAccessId(referrer.accessId);
      if (!card || !["AUTH", "SALES", "CAPTURE"].includes(status)) throw new GmoServerError(400, "invalid_status");
      const onfileCardResult = saveCard(card, onfileCardOptions);
      return { status: 201, body: { nextAction: "NO_ACTION", onfileCardResult, cardResult: resultOf(card) } };
    },
    "/member/delete": ({ memberId }) => {
      deleteMember(memberId);
      return { status: 202, body: { memberId } };
    },
    "/order/inquiry": ({ orderId }) => {
      const order = orders.get(orderId);
      if (!order) throw invalid("orderId");
      return { status: 200, body: viewOf(order) };
    },
    "/order/capture": ({ accessId }) => {
      const order = byAccessId(accessId);
      if (order.status !== "AUTH") throw new GmoServerError(400, "invalid_status");
      set(order, "SALES");
      return { status: 201, body: viewOf(order) };
    },
    "/order/cancel": ({ accessId }) => {
      const order = byAccessId(accessId);
      const { status, chargeType } = order;
      const isCaptured = status === "SALES" || status === "CAPTURE";
      const isOpen = status === "AUTH" || isCaptured || (chargeType === "CASH" && status === "REQSUCCESS");
      if (!isOpen) throw new GmoServerError(400, "invalid_status");
      if (isCaptured && ledger.areRefundsRefused) throw new GmoServerError(400, "transaction_expired");
      set(order, "CANCEL");
      return { status: 201, body: viewOf(order) };
    },
  };
}

const viewOf = (order: GmoOrder, nextAction?: string) => ({
  ...(nextAction && { nextAction }),
  orderReference: {
    accessId: order.accessId,
    accessPass: "not used by this type of connection",
    orderId: order.orderId,
    status: order.status,
    created: iso(order.updated),
    updated: iso(order.updated),
    amount: String(order.status === "CANCEL" ? 0 : order.amount),
    chargeType: order.chargeType,
    clientFields: order.clientFields,
  },
  ...(order.card && { creditResult: { cardType: "CREDIT_CARD", cardResult: resultOf(order.card) } }),
  ...(order.tds2Result && { tds2Result: order.tds2Result }),
  ...(order.cashResult && { cashResult: order.cashResult }),
  ...(order.error && { errorInformation: order.error }),
});

const resultOf = ({ behaviour, number }: GmoCard) => ({
  cardNumber: number,
  cardholderName: "HANAKO YAMADA",
  expiryMonth: "06",
  expiryYear: "2033",
  brand: behaviour === "unknown-brand" ? "UNKNOWN" : "VISA",
});

/** RFC 3339 with seconds in Japan's time, as the reference shows it. */
const iso = (moment: Date) => formatISO(moment, { in: tz("Asia/Tokyo") });
