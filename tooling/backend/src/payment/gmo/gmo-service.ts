import { LRUCache } from "lru-cache";
import { millisecondsInMinute } from "date-fns/constants";
import * as v from "valibot";
import {
  CardRefused,
  type PaymentRequest,
  type PaymentService,
  type SavedCard,
  type ServicePayment,
  ServiceUnreachable,
} from "../service/payment-service.ts";
import { createGmoApi, GmoRefusal } from "./gmo-api.ts";
import type { GmoConfig } from "./gmo-config.ts";
import { createIdempotencyKey, orderIdOf, readCallbackToken } from "./gmo-ids.ts";
import {
  toAbandonedPayment,
  canFinalize,
  isAtWallet,
  isCancellable,
  isUndecided,
  isUnprocessed,
  paymentOf,
  reasonOf,
  toRefusedPayment,
  savedCardOf,
} from "./gmo-payment.ts";
import { CashWebhook, StoredCard, Transaction } from "./gmo-protocol.ts";
import { chargeOf, memberOfPayment, storingOf, verificationOf } from "./gmo-requests.ts";
import { gmoCopy } from "./gmo.copy.ts";

/** After this time no request of the shop for a payment can still arrive at the service. */
const REQUEST_LIFETIME_MS = 2 * millisecondsInMinute;
/** After this time a wallet has closed the page of a payment. */
const WALLET_LIFETIME_MS = 30 * millisecondsInMinute;
const MAX_WAITING = 10_000;

const SCRIPTS = {
  test: "https://stg.static.mul-pay.jp/payment/js/mp-token.js",
  live: "https://static.mul-pay.jp/payment/js/mp-token.js",
} as const;

export interface GmoOptions {
  config: GmoConfig;
  now(): Date;
  fetch?: typeof globalThis.fetch;
}

/**
 * Adapter to PGマルチペイメントサービス of GMO Payment Gateway, OpenAPIタイプ: cards with 3-D Secure, a wallet, and slips for
 * convenience stores (tooling/docs/payment-services.md, decision 0157).
 */
export function createGmoService({ config, now, fetch = globalThis.fetch }: GmoOptions): PaymentService {
  const send = createGmoApi(config, fetch);
  /** By id, when the shop first cancelled a payment that the service does not hold yet. */
  const waiting = new LRUCache<string, number>({ max: MAX_WAITING });

  async function inquire(id: string): Promise<Transaction | null> {
    const orderId = orderIdOf(id);
    try {
      const transaction = await send(Transaction, "/order/inquiry", { orderId });
      if (transaction.orderReference.orderId !== orderId) throw new ServiceUnreachable("GMO answered another order");
      return transaction;
    } catch (error) {
      // The id is well-formed, so the service refuses it only if the order does not exist there.
      if (error instanceof GmoRefusal && UNKNOWN_ORDER.has(error.title)) return null;
      throw error instanceof GmoRefusal ? createUnexpectedRefusalError(error) : error;
    }
  }

  async function authorise(request: PaymentRequest): Promise<ServicePayment> {
    const { path, body } = chargeOf(config, request, now());
    try {
      const charged = await send(Transaction, path, body, createIdempotencyKey("charge", request.id));
      const { orderId, amount } = charged.orderReference;
      if (orderId !== orderIdOf(request.id) || Number(amount) !== request.amount) {
        throw new ServiceUnreachable("GMO charged another order or amount");
      }
      return await withSavedCard(request.id, charged);
    } catch (error) {
      if (!(error instanceof GmoRefusal)) throw error;
      const isCard = request.method === "card";
      if (error.status === 402) return toRefusedPayment(request.id, reasonOf(error.title, isCard ? "CREDIT" : "CASH"));
      // An earlier request may have begun the payment, more than a day ago or with another token.
      const begun = await inquire(request.id);
      if (begun) return paymentOf(request.id, begun);
      if (isCard && /card|token|member/i.test(error.detail)) throw new CardRefused({ isToken: true });
      throw createUnexpectedRefusalError(error);
    }
  }

  async function find(id: string): Promise<ServicePayment | null> {
    const transaction = await inquire(id);
    // An order without a result is as good as unknown: the charge has not begun or is under way.
    if (!transaction || isUnprocessed(transaction)) return null;
    return withSavedCard(id, canFinalize(transaction) ? await finalize(id, transaction) : transaction);
  }

  /** Charges a card whose bank has authenticated the shopper. */
  async function finalize(id: string, authenticated: Transaction): Promise<Transaction> {
    const { accessId } = authenticated.orderReference;
    try {
      return await send(Transaction, "/tds2/finalizeCharge", { accessId }, createIdempotencyKey("finalize", id));
    } catch (error) {
      if (!(error instanceof GmoRefusal)) throw error;
      const after = (await inquire(id)) ?? authenticated;
      // A refusal is final, even if the inquiry does not show it yet.
      return canFinalize(after) ? { ...after, errorInformation: { title: error.title } } : after;
    }
  }

  /** Adds the card that the shopper asked to save, once it is authorised. */
  async function withSavedCard(id: string, transaction: Transaction): Promise<ServicePayment> {
    const payment = paymentOf(id, transaction);
    const { accessId, clientFields } = transaction.orderReference;
    const memberId = memberOfPayment(id);
    if (payment.status !== "authorised" || clientFields?.clientField2 !== memberId) return payment;
    const body = storingOf(config, accessId, memberId);
    return { ...payment, card: await storeCard(body, id, transaction).catch(ignoreRefusal) };
  }

  async function storeCard(body: object, id: string, { creditResult }: Transaction): Promise<SavedCard | null> {
    const stored = await send(StoredCard, "/credit/storeCard", body, createIdempotencyKey("store", id));
    return savedCardOf(stored, creditResult?.cardResult);
  }

  async function capture(id: string): Promise<ServicePayment> {
    const transaction = await known(id);
    if (transaction.orderReference.status !== "AUTH") return paymentOf(id, transaction);
    return change(id, "/order/capture", transaction);
  }

  async function cancel(id: string): Promise<ServicePayment> {
    const transaction = await inquire(id);
    if (!transaction || isUndecided(transaction)) return abandon(id, transaction, REQUEST_LIFETIME_MS);
    if (isAtWallet(transaction)) return abandon(id, transaction, WALLET_LIFETIME_MS);
    waiting.delete(id);
    if (!isCancellable(transaction)) return paymentOf(id, transaction);
    const payment = await change(id, "/order/cancel", transaction);
    // A slip that the service cannot cancel may still be paid: it then arrives as a late payment.
    return payment.status === "authorised" && payment.slip ? toAbandonedPayment(id, transaction) : payment;
  }

  /** Captures or cancels a transaction, and returns its state afterwards, also after a refusal. */
  async function change(id: string, path: string, before: Transaction): Promise<ServicePayment> {
    const { accessId } = before.orderReference;
    try {
      return paymentOf(id, await send(Transaction, path, { accessId }));
    } catch (error) {
      if (!(error instanceof GmoRefusal)) throw error;
      const after = await known(id);
      const isUnchanged = after.orderReference.status === before.orderReference.status;
      if (isUnchanged && after.orderReference.status === "AUTH") throw createUnexpectedRefusalError(error);
      return paymentOf(id, after);
    }
  }

  /**
   * Abandons a payment of which the service holds nothing. The service cannot refuse a charge in advance, so this waits until
   * a charge that is under way must have arrived.
   */
  function abandon(id: string, transaction: Transaction | null, lifetimeMs: number): ServicePayment {
    const since = waiting.get(id) ?? now().getTime();
    waiting.set(id, since);
    if (now().getTime() - since < lifetimeMs) throw new ServiceUnreachable("A charge may still arrive at GMO");
    waiting.delete(id);
    return toAbandonedPayment(id, transaction);
  }

  async function known(id: string): Promise<Transaction> {
    const transaction = await inquire(id);
    if (!transaction) throw new ServiceUnreachable("GMO has no such payment");
    return transaction;
  }

  return {
    settings: () => ({
      service: "gmo",
      provider: gmoCopy.provider,
      is_test: config.environment === "test",
      script_url: SCRIPTS[config.environment],
      origins: ["https://*.mul-pay.jp"],
      merchant_id: config.script_api_key,
      public_key: config.script_public_key,
      asks_security_code: false,
    }),
    authorise,
    find,
    capture,
    cancel,
    saveCard: async ({ token }) => {
      const key = createIdempotencyKey("verify", token);
      const stored = await send(StoredCard, "/credit/verifyCard", verificationOf(config, token), key).catch(refuseCard);
      const card = savedCardOf(stored);
      if (!card) throw new CardRefused();
      return card;
    },
    deleteCard: async ({ token }) => {
      await send(v.unknown(), "/member/delete", { memberId: token }).catch(ignoreRefusal);
    },
    // The contract has no fraud check of its own: every card passes 3-D Secure.
    assessFraud: async () => "review",
    readCallback: (_headers, body) => {
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), CashWebhook), body);
      return read.success ? readCallbackToken(config.shop_password, read.output.csrfToken) : null;
    },
  };
}

/** Error codes of an inquiry about an order that does not exist. */
const UNKNOWN_ORDER: ReadonlySet<string> = new Set(["invalid_parameter", "invalid_request"]);

/** A refusal that a retry or a change of the configuration may end. The code names no personal data. */
const createUnexpectedRefusalError = ({ title }: GmoRefusal) =>
  new ServiceUnreachable(`GMO refused a request: ${title}`);

function ignoreRefusal(error: unknown): null {
  if (error instanceof GmoRefusal) return null;
  throw error;
}

function refuseCard(error: unknown): never {
  // A refused parameter did not reach the bank.
  throw error instanceof GmoRefusal ? new CardRefused({ isToken: error.status === 400 }) : error;
}
