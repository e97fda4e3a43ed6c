import type {
  Cart,
  CartLine,
  PackedParcel,
  Picture,
  ProductInfo,
  SavedLine,
  TaxRate,
  TransactionError,
} from "@noren/contract";
import type { PriceProps } from "#ui/elements/price/price";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { PendingPaymentProps } from "#ui/slots/pending-payment/pending-payment.props";
import type { DiscountsProps } from "#ui/slots/discounts/discounts.props";
import type { MemberOfferProps } from "#ui/slots/member-offer/member-offer";
import type { OrderSumsProps } from "#ui/slots/order-sums/order-sums";

/** About the stock of a line: sold out, fewer than wanted (`max` pieces can be ordered), or only `left` pieces remain. */
export type StockNote = { kind: "out" } | { kind: "tooMany"; max: number } | { kind: "few"; left: number };

/** A line that is saved for later. `gone`: the shop no longer has it. */
export interface SavedItem {
  line: SavedLine;
  path: string | null;
  /** Null for an accessory, which comes back with its product. */
  state: "available" | "soldOut" | "gone" | null;
}

/** An accessory that can be added to a line. */
export interface AccessoryOffer {
  /** The `id` of the variant. */
  id: number;
  name: string;
  path: string;
  image: Picture;
  price: Pick<PriceProps, "value"> & { taxRate: TaxRate };
}

/** The accessories of a line: `offers` is null while they load, `failed` if they cannot be loaded. */
export interface CartAccessories {
  lineKey: string;
  offers: readonly AccessoryOffer[] | null;
  failed: boolean;
  /** The variant that is being added. */
  addingId: number | null;
}

export interface CartProps {
  /** With the lines in the order of the page. Null while the cart is being opened in the browser. */
  cart: Cart | null;
  /** A payment of the cart that waits for the shopper at the service; null for none. */
  pending: PendingPaymentProps | null;
  /** Why the cart's last payment failed; null for none. */
  failure: Pick<TransactionError, "message"> | null;
  /** The member's coupons and points; null for guests, and while the cart is being opened. */
  discounts: DiscountsProps | null;
  /** What a guest gets by logging in; null for members, and in a shop without members, or without coupons and points. */
  memberOffer: MemberOfferProps | null;
  /** Null without a cart. */
  sums: OrderSumsProps | null;
  /** The path of a line's product; null for a product that the shop no longer shows. */
  productPath: (line: SavedLine) => string | null;
  /** A line is chilled or frozen. */
  hasCoolProducts: boolean;
  /** A line is taxed at the reduced rate: the page must carry `ReducedRateLegend`. */
  hasReducedRate: boolean;
  /** By line key, the requested quantity until the server answers; 0 for a line that is being removed. */
  wantedQuantities: ReadonlyMap<string, number>;
  /**
   * The last removal of a line, for some seconds: it can be taken back, was taken back, or neither; `name` is null for the
   * emptied cart. Null without one.
   */
  removal: { name: string | null; state: "undoable" | "restored" | "final" } | null;
  /** The lines that are saved for later [cart.save-for-later]. */
  saved: readonly SavedItem[];
  /** A saved line is taxed at the reduced rate: their list must carry `ReducedRateLegend`. */
  savedHasReducedRate: boolean;
  /** The keys of the lines that are being moved between cart and saved lines. */
  movingKeys: ReadonlySet<string>;
  /** The name of the product whose accessory a line is, by line key. */
  accessoryNames: ReadonlyMap<string, string>;
  /** The recipients of lines, by line; empty for a cart with one destination. */
  recipientNames: ReadonlyMap<string, string>;
  /** The accessories of the line that the shopper opened; null while all are closed. */
  accessories: CartAccessories | null;
  /** Products that go with those in the cart; empty while unknown. */
  related: readonly ProductInfo[];
  /** Why the cart is empty without the shopper's doing on this page; null otherwise. */
  emptied: "elsewhere" | "ordered" | "loggedOut" | "expired" | null;
  /** By line key; a line with enough stock has none. */
  stockNotes: ReadonlyMap<string, StockNote>;
  /** Why the checkout cannot begin: the shop has stopped selling [selling.stopped], or a line lacks stock. */
  checkoutBlock: "selling" | "stock" | null;
  /** The parcels that are packed as gifts, with the path of their composer; empty before one is. */
  gifts: readonly { key: string; name: string; packed: PackedParcel; path: string }[];
  /** The shop's messages of the cart page (`cart-index`, `cart-note`, `cart-links`), in this order; may be empty. */
  messages: readonly PageMessageProps[];
  /** The giver's page of a social gift, and the name of its recipient; null unless the cart is one. */
  socialGift: { path: string; receiverName: string | null };
  /** The first step of the checkout. */
  checkoutPath: string;
  /** The quotation of the cart; null in a shop without quotations. */
  quotationPath: string | null;
  /** The login, which returns to the checkout; null for members, and in a shop without members. */
  loginPath: string | null;
  onQuantityChanged: (line: CartLine, quantity: number) => void;
  onLineRemoved: (line: CartLine) => void;
  onLineSaved: (line: CartLine) => void;
  onSavedReturned: (line: SavedLine) => void;
  onSavedRemoved: (line: SavedLine) => void;
  onEmptied: () => void;
  onAccessoriesToggled: (line: CartLine) => void;
  onAccessoryAdded: (line: CartLine, offer: AccessoryOffer) => void;
  onFavouriteToggled: (product: Pick<ProductInfo, "id" | "is_favorite">) => void;
  /** Adds a card's default variant to the cart; undefined while the shop has stopped selling. */
  onCardAddedToCart: ((product: ProductInfo) => void) | undefined;
  /** Removes the reason why the last payment failed. */
  onFailureDismissed: () => void;
  /** Undoes the removal. */
  onRemovalUndone: () => void;
  /** Called with true while the shopper may be about to take the removal back, which then stays possible. */
  onUndoHeld: (isHeld: boolean) => void;
}
