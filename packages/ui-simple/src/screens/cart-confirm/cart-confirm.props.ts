import type { Cart, InvoiceRecipient, PackedParcel } from "@noren/contract";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { FormFailure } from "#ui/forms/form-submit";
import type { Line } from "#ui/slots/line-list/line-list";
import type { PendingPaymentProps } from "#ui/slots/pending-payment/pending-payment.props";
import type { PrintedSellerProps } from "#ui/slots/printed-seller/printed-seller.props";
import type { GiftLetterProps } from "#ui/slots/social-gift/gift-letter";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";

/**
 * The six items that the final confirmation must show (特定商取引法 12条の6, in force since June 2022).
 * Every one is required here, `ConfirmFacts` and `OrderPanel` render them, and the theme check fails by name when a
 * theme's screen lacks one.
 */
export interface FinalConfirmation {
  /** 1. The products with their quantities and prices. */
  lines: readonly Line[];
  /** A line is taxed at the reduced rate: the page must carry `ReducedRateLegend`. */
  hasReducedRate: boolean;
  /** 2. The total to pay with all its parts; whole yen with tax. */
  amounts: OrderSumsProps;
  /** 3. How and by when to pay, and to whom an invoice is made out; null for a method without one. */
  payment: { name: string; timing: string; invoiceRecipient: InvoiceRecipient | null };
  /** 4. When the order arrives, for each destination. */
  deliveries: readonly {
    name: string;
    address: string;
    /** The recipient's phone number, without hyphens; null for a social gift. */
    phoneNumber: string | null;
    /** What arrives together, and when. */
    parcels: readonly {
      /** The products; shown only with several destinations or parcels. */
      contents: readonly { name: string; quantity: number }[];
      when: string;
      /** Its gift packing with the path of the composer, and a hint about an unusual choice; null for none. */
      gift: { packed: PackedParcel; path: string; caution: string | null } | null;
    }[];
    /** On what the days depend; null for nothing. */
    note: string | null;
    /** Its own ご依頼主, and the path of the form that changes it; null for the sender of the order. */
    sender: { name: string; path: string } | null;
  }[];
  /** What the recipient of a social gift reads; null for other carts. */
  letter: GiftLetterProps | null;
  /** 5. The period in which the order can be placed; null where it is unlimited. */
  applicationPeriod: string | null;
  /** 6. How to cancel or return, and the path of the full terms. */
  cancellation: { text: string; path: string };
}

export interface CartConfirmProps {
  /** Null while the cart loads. */
  cart: Cart | null;
  /** Null while the cart, its payment method or its lead times load. */
  confirmation: FinalConfirmation | null;
  /** The step in which each part can be changed. */
  editPaths: { products: string; orderer: string; sender: string; delivery: string; payment: string };
  seller: PrintedSellerProps | null;
  messages: readonly PageMessageProps[];
  termsPath: string;
  privacyPath: string;
  /** True from the click until the response; a second click does nothing. */
  isOrdering: boolean;
  /** Why the order failed, as text for the shopper. */
  errorText: string | null;
  /** The order needs the member's password: the button becomes a form with its field. */
  asksPassword: boolean;
  /** A payment that waits for the shopper at the service; null for none. */
  pending: PendingPaymentProps | null;
  /** Returns the error of the password's field. */
  onOrdered: (currentPassword?: string) => Promise<FormFailure | undefined>;
}

/** The props of each part of the final confirmation. */
export interface ConfirmFactsProps {
  cart: Cart;
  confirmation: FinalConfirmation;
  editPaths: CartConfirmProps["editPaths"];
}
