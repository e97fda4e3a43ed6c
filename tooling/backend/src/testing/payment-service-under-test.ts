import { randomUUID } from "node:crypto";
import type { OneTimeToken } from "@noren/contract";
import { addMinutes } from "date-fns/addMinutes";
import type { PaymentRequest, PaymentService, ServicePayment } from "../payment/service/payment-service.ts";
import { addDays, toJapanDay } from "../time/japan-time.ts";
import type { UnreliableNetwork } from "./unreliable-network.ts";

/** An adapter, and the other side of its service as the test controls it. */
export interface ServiceUnderTest {
  service: PaymentService;
  network: UnreliableNetwork;
  /** Secrets that no answer may contain. */
  secrets: readonly string[];
  clock: { now: Date };
  /** A one-time token of a card; `challenged` requires 3-D Secure, unless every card does. */
  newCard(card: "good" | "challenged" | "declined"): Promise<OneTimeToken>;
  /** A one-time token of a saved card's security code; null if the service needs none. */
  codeToken(): Promise<OneTimeToken | null>;
  /** Ends the visit to the page of a pending payment. */
  visit(payment: ServicePayment, result: "passed" | "rejected" | "aborted"): Promise<void>;
  /** Pays a slip, or lets it expire. */
  endSlip(id: string, end: "paid" | "expired"): Promise<void>;
  /** A callback about a payment, as the service sends it. */
  callbackOf(id: string): Promise<{ headers: Headers; body: string }>;
  /** Yen that the service reserves or has collected. */
  heldAmount(id: string): Promise<number>;
}

export const PAYMENT_AMOUNT = 2970;

/** A request for a new payment, by card but without one. */
export function testPaymentRequest(now: Date, changes: Partial<PaymentRequest>): PaymentRequest {
  return {
    id: randomUUID(),
    method: "card",
    amount: PAYMENT_AMOUNT,
    order_no: "N261122-000001",
    return_url: "https://shop.example/cart/complete?no=N261122-000001",
    cancel_url: "https://shop.example/cart/payment",
    act_until: addMinutes(now, 30).toISOString(),
    pay_until: new Date(`${addDays(toJapanDay(now), 7)}T23:59:59+09:00`).toISOString(),
    card: null,
    store: null,
    fraud_session: null,
    payer: {
      name: "山田 花子",
      kana: "ヤマダ ハナコ",
      email: "hanako@example.jp",
      phone_number: "090-1234-5678",
      postal_code: "530-0001",
      address: "大阪府大阪市北区梅田1-1-1",
    },
    ...changes,
  };
}
