import { randomUUID } from "node:crypto";
import {
  CardRefused,
  type FailureReason,
  type SavedCard,
  type PaymentRequest,
  type PaymentService,
  type ServicePayment,
  type ServiceStatus,
  ServiceUnreachable,
} from "../payment/service/payment-service.ts";
import { isSigned, sign, SIGNATURE_HEADER } from "../payment/service/signature.ts";
import type { TestAnswer, TestShop } from "./shop.ts";

const SECRET = "shared-secret-of-shop-and-service";

/** One-time card tokens by outcome. */
export const CARDS = { good: "tok-good", challenged: "tok-challenged", declined: "tok-declined", spent: "tok-spent" };
export const cardOf = (token: string) => ({ token, token_key: "key" });

type Step = "authorise" | "find" | "capture" | "cancel" | "saveCard" | "deleteCard";

/** A payment in the service; its request is null when the payment was cancelled before it was requested. */
export type TestPayment = ServicePayment & { request: PaymentRequest | null };

/** A payment service in memory, controlled by the test. */
export interface TestService {
  service: PaymentService;
  /** All payments by id. */
  payments: Map<string, TestPayment>;
  cards: Map<string, SavedCard>;
  /** The requested steps in order. */
  requestedSteps: Step[];
  /** From now on, this step fails as unreachable, `before` or `after` its effect. */
  failAt(step: Step, where: "before" | "after"): void;
  /** Ends `failAt`, `declineNext` and `disableRefunds`. */
  restore(): void;
  /** Declines the next payment. */
  declineNext(reason: FailureReason): void;
  /** Keeps captured payments captured, as those at a convenience store. */
  disableRefunds(): void;
  /** Runs work during the next such step, before its answer. */
  runDuring(step: Step, work: () => Promise<unknown>): void;
  /** Changes the status of a payment, by default the last one, as the bank or the shopper does. */
  changeStatus(status: ServiceStatus, reason?: FailureReason, id?: string): void;
  lastPayment(): TestPayment;
  /** Sends the shop a callback about a payment, by default the last one. */
  sendCallback(
    shop: TestShop,
    changes?: { id?: string; secret?: string; at?: Date; service?: string },
  ): Promise<TestAnswer>;
}

export function testService(): TestService {
  const payments: TestService["payments"] = new Map();
  const cards: TestService["cards"] = new Map();
  const failures = new Map<Step, "before" | "after">();
  const hooks = new Map<Step, () => Promise<unknown>>();
  const requestedSteps: Step[] = [];
  let refusal: FailureReason | null = null;
  let areRefundsDisabled = false;

  async function answer<T>(step: Step, work: () => T): Promise<T> {
    requestedSteps.push(step);
    if (failures.get(step) === "before") throw new ServiceUnreachable();
    const done = work();
    const hook = hooks.get(step);
    hooks.delete(step);
    await hook?.();
    if (failures.get(step) === "after") throw new ServiceUnreachable();
    return done;
  }
  function set(id: string, status: ServiceStatus, more: Partial<ServicePayment> = {}): ServicePayment {
    const payment = payments.get(id);
    if (!payment) throw new Error(`The service has no payment ${id}`);
    if (payment.status === status) return payment;
    const changed = { ...payment, ...more, status, version: payment.version + 1 };
    payments.set(id, changed);
    return changed;
  }
  const lastPayment = () => {
    const payment = [...payments.values()].at(-1);
    if (!payment) throw new Error("The service has no payment");
    return payment;
  };

  const service: PaymentService = {
    settings: () => ({
      service: "test",
      provider: "Test Payment",
      is_test: true,
      script_url: "https://pay.test/pay.js",
      merchant_id: "noren",
    }),
    authorise: (request) => answer("authorise", () => payments.get(request.id) ?? begin(request)),
    find: (id) => answer("find", () => payments.get(id) ?? null),
    capture: (id) =>
      answer("capture", () => {
        const status = payments.get(id)?.status;
        return set(id, status === "authorised" || status === undefined ? "captured" : status);
      }),
    cancel: (id) =>
      answer("cancel", () => {
        if (!payments.has(id)) payments.set(id, blank(id));
        const status = payments.get(id)?.status;
        const isFinal = status === "failed" || (status === "captured" && areRefundsDisabled);
        return set(id, isFinal ? status : "returned");
      }),
    saveCard: ({ token, token_key }) =>
      answer("saveCard", () => {
        if (token === CARDS.spent) throw new CardRefused({ isToken: true });
        if (token === CARDS.declined) throw new CardRefused();
        return keep(token_key);
      }),
    deleteCard: ({ token }) => answer("deleteCard", () => void cards.delete(token)),
    assessFraud: async (session) => (session === "bad" ? "rejected" : "accepted"),
    readCallback: (headers, body, now) =>
      isSigned(SECRET, headers.get(SIGNATURE_HEADER), body, now)
        ? (JSON.parse(body) as { payment: string }).payment
        : null,
  };

  function begin(request: PaymentRequest): ServicePayment {
    const { id, method, card, pay_until, store } = request;
    const token = card?.kind === "new" ? card.token : undefined;
    if (token === CARDS.spent) throw new CardRefused({ isToken: true });
    const isRedirected = method === "redirect" || token === CARDS.challenged;
    const isRefused = refusal !== null || token === CARDS.declined || request.fraud_session === "bad";
    const reason = refusal ?? "declined";
    refusal = null;
    const payment = {
      ...blank(id, request),
      status: isRefused ? ("failed" as const) : isRedirected ? ("pending" as const) : ("authorised" as const),
      url: isRedirected ? `https://pay.test/${id}` : null,
      reason: isRefused ? reason : null,
      slip: method === "convenience" ? { number: "1234-5678-9012", pay_until, store } : null,
      card: card?.kind === "new" && card.keep ? keep(card.token_key) : null,
    };
    payments.set(id, payment);
    return payment;
  }

  /** The last digits of a key such as `key1234` are those of its card. */
  function keep(key: string): SavedCard {
    const card: SavedCard = {
      ...cardOf(randomUUID()),
      brand: "visa",
      last4: /\d{4}$/.exec(key)?.[0] ?? "4242",
      expiration: "203012",
      name: "HANAKO",
    };
    cards.set(card.token, card);
    return card;
  }

  return {
    service,
    payments,
    cards,
    requestedSteps,
    lastPayment,
    failAt: (step, where) => void failures.set(step, where),
    restore: () => {
      failures.clear();
      refusal = null;
      areRefundsDisabled = false;
    },
    declineNext: (reason) => void (refusal = reason),
    disableRefunds: () => void (areRefundsDisabled = true),
    runDuring: (step, work) => void hooks.set(step, work),
    changeStatus: (status, reason, id = lastPayment().id) =>
      void set(id, status, { reason: reason ?? null, url: null }),
    sendCallback: (
      shop,
      { id = lastPayment().id, secret = SECRET, at = shop.clock.now, service: code = "test" } = {},
    ) => {
      const body = JSON.stringify({ payment: id });
      const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: sign(secret, body, at) };
      return shop.fetch(`/callbacks/payment/${code}`, { method: "POST", headers, body, channel: null });
    },
  };
}

/** A payment that is cancelled before it is requested starts as returned, and can never be authorised. */
const blank = (id: string, request: PaymentRequest | null = null): TestPayment => ({
  id,
  status: "returned",
  version: 1,
  url: null,
  reason: null,
  slip: null,
  card: null,
  request,
});
