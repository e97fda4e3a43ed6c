import type { CardBrand, OneTimeToken, PaymentServiceSettings, TransactionError } from "@noren/contract";

/**
 * How a payment stands at the service.
 *
 * - `pending`: the shopper has to do something on a page of the service first.
 * - `authorised`: card and wallet, the money is reserved; deferred, the credit is granted; convenience store, the number
 *   is given out and waits to be paid.
 * - `captured`: the money is the shop's.
 * - `failed`: it came to nothing; no money is held.
 * - `returned`: it was given back, whatever it was.
 */
export type ServiceStatus = "pending" | "authorised" | "captured" | "failed" | "returned";
export type FailureReason = Exclude<TransactionError["code"], "order_failed">;

/** What a shopper takes to the shop counter. */
export interface Slip {
  /** 受付番号. */
  number: string;
  /** お支払い期限, ISO 8601. */
  pay_until: string;
}

/** A card that the service keeps; of its number the last four digits are known. */
export interface KeptCard extends OneTimeToken {
  brand: CardBrand;
  last4: string;
  /** YYYYMM. */
  expiration: string;
  name: string;
}

export interface ServicePayment {
  /** The shop's own number of the payment. */
  id: string;
  status: ServiceStatus;
  /** Grows with each change, so that an older word never takes the place of a newer one. */
  version: number;
  /** Where the shopper goes while it is pending. */
  url: string | null;
  /** Why it failed, or was taken back by the service. */
  reason: FailureReason | null;
  slip: Slip | null;
  /** The card that it was asked to keep. */
  card: KeptCard | null;
}

/** The card of a payment: a new one, which the service is asked to keep or not, or one that it keeps already. */
export type ChargedCard = OneTimeToken & ({ kind: "new"; keep: boolean } | { kind: "kept" });

export interface PaymentRequest {
  /** The shop's number of the payment; asked twice with one number, the service answers what became of the first. */
  id: string;
  /** Code of the payment method. */
  method: string;
  /** Whole yen with tax. */
  amount: number;
  order_no: string;
  /** Where the shopper comes back to after a page of the service, and where to after having given up. */
  return_url: string;
  cancel_url: string;
  /** Until when the shopper may take to get through the service's pages, ISO 8601. */
  act_until: string;
  /** Until when a convenience store takes the money, ISO 8601. */
  pay_until: string;
  card: ChargedCard | null;
  /** What the service's script called the browser. */
  fraud_session: string | null;
  /** Who pays: a deferred payment is granted by it, a convenience store's slip shows it. */
  payer: { name: string; kana: string; email: string; phone_number: string; postal_code: string; address: string };
}

export type FraudAssessment = "accepted" | "review" | "rejected";

/**
 * A payment service as the shop needs it: the sandbox, or a real one behind an adapter of its own
 * (tooling/docs/deployment.md, "Payment"). Every call may be made again after a lost answer, by several processes at once.
 *
 * @throws ServiceUnreachable from each call when nothing can be said about its outcome
 */
export interface PaymentService {
  settings(): PaymentServiceSettings;
  /** Asks for the money. @throws CardRefused when the card's token is spent or made up */
  authorise(request: PaymentRequest): Promise<ServicePayment>;
  /** How a payment stands now; null where the service has never heard of it. */
  find(id: string): Promise<ServicePayment | null>;
  /** Takes the money of an authorised card, wallet or deferred payment. */
  capture(id: string): Promise<ServicePayment>;
  /**
   * Ends a payment and gives back what was taken; one that the service has not heard of can never begin after this.
   * Answers `captured` where the service cannot pay back by itself: the shop then has to.
   */
  cancel(id: string): Promise<ServicePayment>;
  /** Keeps a card for later. @throws CardRefused when the token is spent or made up, or the bank says no */
  keepCard(token: OneTimeToken): Promise<KeptCard>;
  /** Forgets a kept card; one that is not there is fine. */
  dropCard(card: OneTimeToken): Promise<void>;
  /** What the service thinks of a browser. */
  assessFraud(session: string): Promise<FraudAssessment>;
  /**
   * The number of the payment that a callback tells of; null for a callback that the service has not signed just now.
   * What it says otherwise is not believed but asked for.
   */
  readCallback(headers: Headers, body: string, now: Date): string | null;
}

/** The services that this process can talk to, by their codes. */
export type PaymentServices = ReadonlyMap<string, PaymentService>;

/** The service did not answer, or not in a way that anyone understands: the outcome is unknown. */
export class ServiceUnreachable extends Error {
  override readonly name = "ServiceUnreachable";
}

/** The card cannot be used: nothing was authorised or kept. */
export class CardRefused extends Error {
  override readonly name = "CardRefused";
}
