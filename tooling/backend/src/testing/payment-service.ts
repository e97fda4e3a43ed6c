import { randomUUID } from "node:crypto";
import {
  CardRefused,
  type FailureReason,
  type KeptCard,
  type PaymentRequest,
  type PaymentService,
  type ServicePayment,
  type ServiceStatus,
  ServiceUnreachable,
} from "../payment/service/payment-service.ts";
import { isSigned, sign, SIGNATURE_HEADER } from "../payment/service/signature.ts";
import type { TestAnswer, TestShop } from "./shop.ts";

const SECRET = "what-shop-and-service-know";

/** One-time tokens of cards, by what becomes of them. */
export const CARDS = { good: "tok-good", challenged: "tok-challenged", declined: "tok-declined", spent: "tok-spent" };
export const cardOf = (token: string) => ({ token, token_key: "key" });

type Step = "authorise" | "find" | "capture" | "cancel" | "keepCard" | "dropCard";

/** A payment as the service has it; without a request where it was given back before it was asked for. */
export type TestPayment = ServicePayment & { request: PaymentRequest | null };

/** A payment service in memory that does what it is told to. */
export interface TestService {
  service: PaymentService;
  /** What it was asked for, and how that stands. */
  payments: Map<string, TestPayment>;
  cards: Map<string, KeptCard>;
  /** How often each thing was asked for. */
  asked: Step[];
  /** From now on this is not answered: `before` anything happens, or `after` it did. */
  cut(step: Step, where: "before" | "after"): void;
  mend(): void;
  /** The next payment is refused. */
  refuse(reason: FailureReason): void;
  /** Money that was taken stays taken, as at a convenience store. */
  cannotPayBack(): void;
  /** Runs in the midst of a step, before its answer. */
  during(step: Step, work: () => Promise<unknown>): void;
  /** The bank, the shopper or the convenience store does something with the last payment, or that of a number. */
  move(status: ServiceStatus, reason?: FailureReason, id?: string): void;
  last(): TestPayment;
  /** Tells the shop that a payment has changed. */
  callBack(
    shop: TestShop,
    changes?: { id?: string; secret?: string; at?: Date; service?: string },
  ): Promise<TestAnswer>;
}

export function testService(): TestService {
  const payments: TestService["payments"] = new Map();
  const cards: TestService["cards"] = new Map();
  const cuts = new Map<Step, "before" | "after">();
  const works = new Map<Step, () => Promise<unknown>>();
  const asked: Step[] = [];
  let refusal: FailureReason | null = null;
  let keepsMoney = false;

  async function answer<T>(step: Step, work: () => T): Promise<T> {
    asked.push(step);
    if (cuts.get(step) === "before") throw new ServiceUnreachable();
    const done = work();
    const meanwhile = works.get(step);
    works.delete(step);
    await meanwhile?.();
    if (cuts.get(step) === "after") throw new ServiceUnreachable();
    return done;
  }
  function set(id: string, status: ServiceStatus, more: Partial<ServicePayment> = {}): ServicePayment {
    const payment = payments.get(id);
    if (!payment) throw new Error(`The service does not know ${id}`);
    if (payment.status === status) return payment;
    const changed = { ...payment, ...more, status, version: payment.version + 1 };
    payments.set(id, changed);
    return changed;
  }
  const last = () => {
    const payment = [...payments.values()].at(-1);
    if (!payment) throw new Error("The service was asked for nothing");
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
        const isKept = status === "failed" || (status === "captured" && keepsMoney);
        return set(id, isKept ? status : "returned");
      }),
    keepCard: ({ token }) =>
      answer("keepCard", () => {
        if (token === CARDS.spent) throw new CardRefused();
        return keep();
      }),
    dropCard: ({ token }) => answer("dropCard", () => void cards.delete(token)),
    assessFraud: async (session) => (session === "bad" ? "rejected" : "accepted"),
    readCallback: (headers, body, now) =>
      isSigned(SECRET, headers.get(SIGNATURE_HEADER), body, now)
        ? (JSON.parse(body) as { payment: string }).payment
        : null,
  };

  function begin(request: PaymentRequest): ServicePayment {
    const { id, method, card, pay_until } = request;
    const token = card?.kind === "new" ? card.token : undefined;
    if (token === CARDS.spent) throw new CardRefused();
    const isAway = method === "redirect" || token === CARDS.challenged;
    const isRefused = refusal !== null || token === CARDS.declined || request.fraud_session === "bad";
    const reason = refusal ?? "declined";
    refusal = null;
    const payment = {
      ...blank(id, request),
      status: isRefused ? ("failed" as const) : isAway ? ("pending" as const) : ("authorised" as const),
      url: isAway ? `https://pay.test/${id}` : null,
      reason: isRefused ? reason : null,
      slip: method === "convenience" ? { number: "1234-5678-9012", pay_until } : null,
      card: card?.kind === "new" && card.keep ? keep() : null,
    };
    payments.set(id, payment);
    return payment;
  }

  function keep(): KeptCard {
    const card: KeptCard = {
      ...cardOf(randomUUID()),
      brand: "visa",
      last4: "4242",
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
    asked,
    last,
    cut: (step, where) => void cuts.set(step, where),
    mend: () => {
      cuts.clear();
      keepsMoney = false;
    },
    refuse: (reason) => void (refusal = reason),
    cannotPayBack: () => void (keepsMoney = true),
    during: (step, work) => void works.set(step, work),
    move: (status, reason, id = last().id) => void set(id, status, { reason: reason ?? null, url: null }),
    callBack: (shop, { id = last().id, secret = SECRET, at = shop.clock.now, service: code = "test" } = {}) => {
      const body = JSON.stringify({ payment: id });
      const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: sign(secret, body, at) };
      return shop.fetch(`/callbacks/payment/${code}`, { method: "POST", headers, body, channel: null });
    },
  };
}

/** What has been given back before it was ever asked for can never begin. */
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
