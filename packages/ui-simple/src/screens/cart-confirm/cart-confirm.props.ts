import type { Cart } from "@noren/contract";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { CarriageStatus } from "#ui/slots/order-sums/order-sums";

/**
 * The six items that the final confirmation must show (特定商取引法 12条の6, in force since June 2022).
 * Every one is required here, `ConfirmFacts` and `OrderPanel` render them, and the theme check fails by name when a
 * theme's screen lacks one.
 */
export interface FinalConfirmation {
  /** 1. How many of what. */
  quantities: readonly { name: string; quantity: number }[];
  /** 2. Price of each, postage, fees and the total to pay; whole yen with tax. */
  amounts: {
    products: number;
    discount: number;
    point: number;
    carriage: number;
    packing: number;
    fee: number;
    total: number;
  };
  /** 3. How and by when to pay. */
  payment: { name: string; timing: string };
  /** 4. When it arrives, for each destination. */
  deliveries: readonly {
    name: string;
    address: string;
    /** What goes there, shown where there are several destinations. */
    contents: readonly { name: string; quantity: number }[];
    when: string;
  }[];
  /** 5. The period in which the order may be placed; null says that there is none. */
  applicationPeriod: string | null;
  /** 6. How an order is cancelled or returned, and where the whole terms stand. */
  cancellation: { text: string; path: string };
}

export interface CartConfirmProps {
  /** Null while the cart is being loaded. */
  cart: Cart | null;
  carriage: CarriageStatus;
  confirmation: FinalConfirmation | null;
  /** Where each part is corrected. */
  editPaths: { products: string; orderer: string; delivery: string; payment: string };
  messages: readonly PageMessageProps[];
  termsPath: string;
  privacyPath: string;
  /** True from the press of the button until the answer: a second press does nothing. */
  isOrdering: boolean;
  /** Why the order could not be placed, in words for the shopper; the cart has been read anew. */
  refusal: string | null;
  onOrdered: () => void;
}

/** What each part of the final confirmation gets. */
export interface ConfirmFactsProps {
  cart: Cart;
  confirmation: FinalConfirmation;
  editPaths: CartConfirmProps["editPaths"];
}
