/**
 * The answers of PGマルチペイメントサービス, OpenAPIタイプ (https://static.mul-pay.jp/doc/openapi-type/), as far as the shop
 * reads them. The service may add parameters, so unknown ones are ignored.
 */
import * as v from "valibot";

const Moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/** The statuses of card, wallet and cash payments (`StatusCredit`, `StatusWallet`, `StatusCash`). */
const STATUSES = [
  "UNPROCESSED",
  "AUTHENTICATED",
  "REQSUCCESS",
  "TRADING",
  "AUTHPROCESS",
  "AUTH",
  "SALES",
  "CAPTURE",
  "PAYSUCCESS",
  "CANCEL",
  "STOP",
  "RETURN",
  "REQRETURN",
  "PAYFAIL",
  "EXPIRED",
] as const;

const CardResult = v.object({
  cardNumber: v.string(),
  cardholderName: v.optional(v.string(), ""),
  expiryMonth: v.string(),
  expiryYear: v.string(),
  brand: v.optional(v.string(), "UNKNOWN"),
});
export type CardResult = v.InferOutput<typeof CardResult>;

export const ChargeType = v.picklist(["CREDIT", "WALLET", "CASH"]);
export type ChargeType = v.InferOutput<typeof ChargeType>;

/** A transaction, as charges, changes and inquiries answer it. */
export const Transaction = v.object({
  orderReference: v.object({
    accessId: v.string(),
    orderId: v.string(),
    status: v.picklist(STATUSES),
    updated: Moment,
    amount: v.string(),
    chargeType: ChargeType,
    clientFields: v.optional(v.object({ clientField2: v.optional(v.string()) })),
  }),
  redirectInformation: v.optional(v.object({ redirectUrl: v.pipe(v.string(), v.url()) })),
  creditResult: v.optional(v.object({ cardResult: v.optional(CardResult) })),
  tds2Result: v.optional(v.object({ tds2TransResult: v.optional(v.string()) })),
  cashResult: v.optional(
    v.object({
      paymentExpiryDateTime: v.optional(Moment),
      konbiniPaymentInformation: v.optional(
        v.object({
          konbiniCode: v.optional(v.string()),
          receiptNumber: v.optional(v.string()),
          confirmationNumber: v.optional(v.string()),
        }),
      ),
    }),
  ),
  /** Present if the last operation on the transaction failed. */
  errorInformation: v.nullish(v.object({ title: v.optional(v.string()) })),
});
export type Transaction = v.InferOutput<typeof Transaction>;
export type TransactionStatus = Transaction["orderReference"]["status"];

/** The answer of `/credit/verifyCard` and `/credit/storeCard`. */
export const StoredCard = v.object({
  onfileCardResult: v.object({ memberId: v.string(), cardId: v.string() }),
  cardResult: v.optional(CardResult),
  creditResult: v.optional(v.object({ cardResult: v.optional(CardResult) })),
});
export type StoredCard = v.InferOutput<typeof StoredCard>;

/** The body of an error (RFC 9457). `title` is the error's code. */
export const Problem = v.object({ title: v.string(), detail: v.optional(v.string(), "") });

/** The webhook about a paid slip, the only event that the service reports for these methods. */
export const CashWebhook = v.object({
  event: v.literal("CASH_PAID"),
  csrfToken: v.string(),
});
