import type { PaymentMethod } from "@noren/contract";
import type { Slip } from "../service/payment-service.ts";
import { methodsCopy } from "./methods.copy.ts";

/** What decides which methods a cart can be paid with. */
export interface EligibilityContext {
  /** Yen with tax, without any fee. */
  amount: number;
  /** Parcels that arrive alone: chilled goods go in one of their own. */
  deliveryCount: number;
  /** The member's company; null for guests and for members without one. */
  company: string | null;
  /** Whether it is a social gift. The recipient must not have to pay. */
  isGift: boolean;
  /** Whether a parcel is packed as a gift for a person other than the orderer. */
  isForAnother: boolean;
}

/** What the payment instructions of an order depend on. */
export interface InstructionContext {
  now: Date;
  /** The shop's account, for transfers. */
  bankAccount: string | null;
  /** What a service issued for the payment. */
  slip: Slip | null;
}

/** A payment method. To add one, add a file to this folder and list it in `methods.ts`. */
export interface PaymentMethodModule {
  /** The code in offers and in the contract. */
  code: string;
  /** The `payment_id` of carts and orders; 1 to 3 are fixed [constants.options]. */
  id: number;
  name: string;
  description: string;
  timing: PaymentMethod["timing"];
  /** Days in which the shopper pays; null without such a limit. */
  daysToPay: number | null;
  /** When to pay, in a sentence for the final confirmation; `timing_text` of the contract. */
  timingText: string;
  /** When to pay, in a few words for the page of the 特定商取引法. */
  lawPageTiming: string;
  /** The paragraphs about the method on the page about payment. */
  guideParagraphs: readonly string[];
  /** What the payment screen has to provide. */
  requires: PaymentMethod["requires"];
  /** The chains among which the shopper chooses; absent for methods without this choice. */
  stores?: NonNullable<PaymentMethod["stores"]>;
  /** Whether a payment service decides by the payer's data, so that its decision is for this payer only. */
  checksPayer?: true;
  /** Whether the shop sends an invoice, made out to the member's company or another recipient. */
  hasInvoice?: true;
  /**
   * When a payment service captures the money; null for a method without a service.
   *
   * - `atOrder`: once the order exists.
   * - `whenShipped`: once the parcel is sent.
   * - `shopperPays`: never, since the shopper pays the service.
   */
  captureMode: "atOrder" | "whenShipped" | "shopperPays" | null;
  /** Why the method is not available for the cart; null if it is. `listPaymentMethods` checks the amount limit of the offer. */
  unavailableReason(cart: EligibilityContext): string | null;
  /** How to pay, as order and mail state it; null if nothing is left to do. */
  paymentInstructions(facts: InstructionContext): string | null;
  /** What a delivered order says about its payment; null if nothing is due after the delivery. */
  deliveredGuide: string | null;
  /** Text in place of the download of a receipt, which the shopper gets in another way; null if it can be downloaded. */
  noReceiptReason: string | null;
}

/** For methods that are available to any cart. */
export const alwaysAvailable = (): null => null;

/** The reason why a method that is collected or billed at one destination is unavailable; null if it is available. */
export function unavailableForSeveralDeliveries({ deliveryCount, isGift }: EligibilityContext): string | null {
  if (isGift) return methodsCopy.notForGift;
  return deliveryCount > 1 ? methodsCopy.oneDelivery : null;
}
