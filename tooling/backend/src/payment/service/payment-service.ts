import type {
  Answer,
  CardBrand,
  ConvenienceStore,
  OneTimeToken,
  PaymentServiceSettings,
  TransactionError,
} from "@noren/contract";

/**
 * The status of a payment at the service.
 *
 * - `pending`: the shopper must act on a page of the service.
 * - `authorised`: card and wallet: the amount is reserved; deferred: the credit is granted; convenience store: the slip is
 *   issued and unpaid.
 * - `captured`: the service collected the money for the shop.
 * - `failed`: no money is held.
 * - `returned`: cancelled or refunded.
 */
export type ServiceStatus = "pending" | "authorised" | "captured" | "failed" | "returned";
export type FailureReason = Exclude<TransactionError["code"], "order_failed">;

/** The payment slip for a convenience store. */
export interface Slip {
  /** 受付番号. */
  number: string;
  /** お支払い期限, ISO 8601. */
  pay_until: string;
  /** The chain at which it can be paid; null or absent for a slip that every chain accepts. */
  store?: ConvenienceStore | null;
}

/** A card saved at the service. The shop stores only the last four digits of its number. */
export interface SavedCard extends OneTimeToken {
  brand: CardBrand;
  last4: string;
  /** YYYYMM. */
  expiration: string;
  name: string;
}

export interface ServicePayment {
  /** The payment's id, assigned by the shop. */
  id: string;
  status: ServiceStatus;
  /** Increases with each change, so that a late answer never overwrites a newer one. */
  version: number;
  /** The page for the shopper while the payment is pending. */
  url: string | null;
  /** Why it failed, or why the service cancelled it. */
  reason: FailureReason | null;
  slip: Slip | null;
  /** The card that the request asked to save. */
  card: SavedCard | null;
}

/** The card of a payment: a new card, optionally to save, or a saved one, with its security code if the service asks for it. */
export type ChargedCard = OneTimeToken & ({ kind: "new"; keep: boolean } | { kind: "kept"; code: OneTimeToken | null });

export interface PaymentRequest {
  /** Idempotency key: a second request with the same id returns the first payment. */
  id: string;
  /** Code of the payment method. */
  method: string;
  /** Whole yen with tax. */
  amount: number;
  order_no: string;
  /** Where the service sends the shopper back: after completing its page, and after cancelling. */
  return_url: string;
  cancel_url: string;
  /** Deadline for the service's pages, ISO 8601. */
  act_until: string;
  /** Deadline for paying at a convenience store, ISO 8601. */
  pay_until: string;
  card: ChargedCard | null;
  /** The chain at which the shopper pays; null if none was chosen, and for other methods. */
  store: ConvenienceStore | null;
  /** The browser's session id from the service's fraud detection script. */
  fraud_session: string | null;
  /** The payer, for the credit check of a deferred payment and for a convenience store's slip. */
  payer: { name: string; kana: string; email: string; phone_number: string; postal_code: string; address: string };
}

export type FraudAssessment = Answer<"receiveFraudDetection">["result"];

/**
 * The port to a payment service: the sandbox, or an adapter to a real one (tooling/docs/payment-services.md). All
 * calls are idempotent; several processes may retry them after a lost answer.
 *
 * @throws ServiceUnreachable from each call if its outcome is unknown
 */
export interface PaymentService {
  settings(): PaymentServiceSettings;
  /** Authorises a payment. @throws CardRefused if the card's token is used or invalid */
  authorise(request: PaymentRequest): Promise<ServicePayment>;
  /** Returns the current payment; null if the service has none. */
  find(id: string): Promise<ServicePayment | null>;
  /** Captures an authorised card, wallet or deferred payment. */
  capture(id: string): Promise<ServicePayment>;
  /**
   * Cancels a payment and refunds what was captured. A payment that has not reached the service can no longer begin; for a
   * service that cannot ensure this, the outcome is unknown until a request under way must have arrived.
   * Returns `captured` if the service cannot refund: the shop must then refund manually.
   */
  cancel(id: string): Promise<ServicePayment>;
  /** Saves a card. @throws CardRefused if the token is used or invalid (`isToken`), or the bank declines */
  saveCard(token: OneTimeToken): Promise<SavedCard>;
  /** Deletes a saved card. Ignores an unknown one. */
  deleteCard(card: OneTimeToken): Promise<void>;
  /** Assesses the fraud risk of a browser session. */
  assessFraud(session: string): Promise<FraudAssessment>;
  /**
   * Returns the payment id of a callback; null if it is not the service's, or too old where the service dates it. The caller
   * reads the payment with `find` instead of trusting the callback's body.
   */
  readCallback(headers: Headers, body: string, now: Date): string | null;
}

/** The configured services, by code. */
export type PaymentServices = ReadonlyMap<string, PaymentService>;

/** The service did not answer, or its answer was invalid. The outcome is unknown. */
export class ServiceUnreachable extends Error {
  override readonly name = "ServiceUnreachable";
}

/** The card cannot be used. Nothing was authorised or saved. */
export class CardRefused extends Error {
  override readonly name = "CardRefused";
  /** Whether its token is used or invalid, so that the bank did not check the card. */
  readonly isToken: boolean;

  constructor({ isToken = false }: { isToken?: boolean } = {}) {
    super();
    this.isToken = isToken;
  }
}
