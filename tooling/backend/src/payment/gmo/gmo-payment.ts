import type { CardBrand, ConvenienceStore } from "@noren/contract";
import { millisecondsInSecond } from "date-fns/constants";
import {
  type FailureReason,
  type SavedCard,
  type ServicePayment,
  type ServiceStatus,
  ServiceUnreachable,
  type Slip,
} from "../service/payment-service.ts";
import type { CardResult, ChargeType, StoredCard, Transaction, TransactionStatus } from "./gmo-protocol.ts";
import { gmoCopy } from "./gmo.copy.ts";

/** The results of a 3-D Secure authentication that allow the charge (`tds2TransResult`). */
const isAuthenticated = (result: string | undefined) => result === "Y" || result === "A";
/** Those that end it. `C` and none mean that the shopper is still at the bank. */
const isRejected = (result: string | undefined) => result === "N" || result === "U" || result === "R";

/** Whether the bank accepted the shopper, so that the card can be charged. */
export function canFinalize({ orderReference, tds2Result, errorInformation }: Transaction): boolean {
  return orderReference.status === "AUTHENTICATED" && !errorInformation && isAuthenticated(tds2Result?.tds2TransResult);
}

/** Whether the service has begun no charge, or has no result of it yet. */
export function isUnprocessed({ orderReference, errorInformation }: Transaction): boolean {
  return orderReference.status === "UNPROCESSED" && !errorInformation;
}

/** Whether the service holds no money and a request of the shop that is still under way could change that. */
export function isUndecided(transaction: Transaction): boolean {
  const { orderReference, tds2Result, errorInformation } = transaction;
  const isEnded = errorInformation || isRejected(tds2Result?.tds2TransResult);
  return isUnprocessed(transaction) || (orderReference.status === "AUTHENTICATED" && !isEnded);
}

/** Whether the shopper may still pay at a page of a wallet, which the shop cannot close. */
export function isAtWallet({ orderReference: { status, chargeType } }: Transaction): boolean {
  return chargeType === "WALLET" && (status === "REQSUCCESS" || status === "AUTHPROCESS");
}

/** Whether the service holds or collected the amount, or has issued a slip for it. */
export function isCancellable(transaction: Transaction): boolean {
  const { status, chargeType } = transaction.orderReference;
  if (chargeType === "CASH") return status === "REQSUCCESS" || status === "TRADING";
  return status === "AUTH" || status === "SALES" || status === "CAPTURE";
}

/**
 * A transaction without a saved card, as the adapter reads it.
 *
 * @throws ServiceUnreachable while its outcome is unknown
 */
export function paymentOf(id: string, transaction: Transaction): ServicePayment {
  const { status, reason } = outcomeOf(transaction);
  const url = status === "pending" ? (transaction.redirectInformation?.redirectUrl ?? null) : null;
  return { id, status, version: versionOf(transaction, status), url, reason, slip: slipOf(transaction), card: null };
}

/** A payment that holds no money and that the shop abandons. It is newer than every state that the service reported. */
export function toAbandonedPayment(id: string, transaction: Transaction | null): ServicePayment {
  const version = transaction === null ? 1 : versionOf(transaction, "abandoned");
  return { id, status: "returned", version, url: null, reason: null, slip: null, card: null };
}

/** A payment that the service refused at once. */
export const toRefusedPayment = (id: string, reason: FailureReason): ServicePayment => ({
  id,
  status: "failed",
  version: 1,
  url: null,
  reason,
  slip: null,
  card: null,
});

interface Outcome {
  status: ServiceStatus;
  reason: FailureReason | null;
}

const plain = (status: ServiceStatus): Outcome => ({ status, reason: null });
const failed = (reason: FailureReason): Outcome => ({ status: "failed", reason });

function outcomeOf({ orderReference, tds2Result, errorInformation }: Transaction): Outcome {
  const { status, chargeType } = orderReference;
  const error = errorInformation?.title;
  switch (status) {
    case "UNPROCESSED":
      if (!errorInformation) throw new ServiceUnreachable("GMO has not decided about the payment");
      return failed(reasonOf(error, chargeType));
    case "AUTHENTICATED":
      if (isRejected(tds2Result?.tds2TransResult)) {
        return failed(error === "operation_aborted_by_user" ? "aborted" : "not_authenticated");
      }
      return errorInformation ? failed(reasonOf(error, chargeType)) : plain("pending");
    case "REQSUCCESS":
    case "TRADING":
      return plain(chargeType === "CASH" ? "authorised" : "pending");
    case "AUTHPROCESS":
      return plain("pending");
    case "AUTH":
      return plain("authorised");
    case "SALES":
    case "CAPTURE":
    case "PAYSUCCESS":
      return plain("captured");
    case "PAYFAIL":
      return failed(reasonOf(error, chargeType));
    case "EXPIRED":
      return failed("expired");
    case "REQRETURN":
      throw new ServiceUnreachable("GMO has not finished a refund");
    case "CANCEL":
    case "STOP":
    case "RETURN":
    default:
      return plain("returned");
  }
}

/** What an error code of the service means for the shopper. Only a card can be declined. */
export function reasonOf(title: string | undefined, chargeType: ChargeType): FailureReason {
  if (title === "transaction_expired") return "expired";
  return title === "operation_aborted_by_user" || chargeType !== "CREDIT" ? "aborted" : "declined";
}

/** Orders the states that fall into one second, the resolution of `updated`. */
const RANKS: Readonly<Record<TransactionStatus, number>> = {
  UNPROCESSED: 0,
  AUTHENTICATED: 1,
  REQSUCCESS: 1,
  TRADING: 1,
  AUTHPROCESS: 2,
  AUTH: 3,
  SALES: 4,
  CAPTURE: 4,
  PAYSUCCESS: 4,
  PAYFAIL: 5,
  EXPIRED: 5,
  REQRETURN: 5,
  CANCEL: 6,
  STOP: 6,
  RETURN: 6,
};
const FAILED_RANK = 5;
const ABANDONED_RANK = 9;

function versionOf({ orderReference }: Transaction, state: ServiceStatus | "abandoned"): number {
  const seconds = Math.floor(Date.parse(orderReference.updated) / millisecondsInSecond);
  const rank = state === "abandoned" ? ABANDONED_RANK : state === "failed" ? FAILED_RANK : RANKS[orderReference.status];
  return seconds * 10 + rank;
}

const STORES: Readonly<Record<string, ConvenienceStore>> = {
  SEVEN_ELEVEN: "seven_eleven",
  LAWSON: "lawson",
  FAMILYMART: "familymart",
  MINISTOP: "ministop",
  SEICOMART: "seicomart",
};

function slipOf({ cashResult }: Transaction): Slip | null {
  const { konbiniCode, receiptNumber, confirmationNumber } = cashResult?.konbiniPaymentInformation ?? {};
  const until = cashResult?.paymentExpiryDateTime;
  if (!receiptNumber || until === undefined) return null;
  return {
    number: confirmationNumber ? gmoCopy.slipNumbers(receiptNumber, confirmationNumber) : receiptNumber,
    pay_until: new Date(until).toISOString(),
    store: STORES[konbiniCode ?? ""] ?? null,
  };
}

const BRANDS: Readonly<Record<string, CardBrand>> = {
  VISA: "visa",
  MASTERCARD: "mastercard",
  JCB: "jcb",
  AMEX: "amex",
  DINERS: "diners",
};

/** The service's card ids are digits, which a key of the shop must not be. */
const CARD_KEY_PREFIX = "card-";

/** The service's id of a saved card. */
export const cardIdOf = (tokenKey: string): string => tokenKey.replace(CARD_KEY_PREFIX, "");

/** A stored card; null if its brand is none of the shop's. */
export function savedCardOf(
  { onfileCardResult: { memberId, cardId }, ...answer }: StoredCard,
  used?: CardResult,
): SavedCard | null {
  const result = answer.cardResult ?? answer.creditResult?.cardResult ?? used;
  const brand = BRANDS[result?.brand ?? ""];
  if (!result || !brand) return null;
  return {
    token: memberId,
    token_key: CARD_KEY_PREFIX + cardId,
    brand,
    last4: result.cardNumber.slice(-4),
    expiration: result.expiryYear + result.expiryMonth,
    name: result.cardholderName,
  };
}
