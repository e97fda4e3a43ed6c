import type { Picture, Product, ProductInfo, Variant } from "@noren/contract";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { ReactNode } from "react";
import type { PriceProps } from "#ui/elements/price/price";
import type { SetAdded } from "#ui/slots/product-grid/set-added";

/** One option of the product (色, サイズ …) with its values. */
export interface ProductOption {
  name: string;
  values: readonly {
    value: string;
    isChosen: boolean;
    isAvailable: boolean;
    /** The value's picture, if no other value of the option has the same. */
    image: Picture | null | undefined;
  }[];
}

export interface ProductProps {
  product: Product;
  /** The categories above the product, the top one first. */
  breadcrumbs: readonly { name: string; path: string }[];
  options: readonly ProductOption[];
  /** The name of the first option without a chosen value; null once all are chosen. */
  openOption: string | null;
  /** The variant of the chosen values; null while an option is open. */
  variant: Variant | null;
  /** The price of the chosen variant; before a choice the product's [product.price-from]. */
  price: Pick<PriceProps, "value" | "before" | "from" | "taxRate">;
  /** At most `maxQuantity`. */
  quantity: number;
  /** How many of the chosen variant the cart can still take. */
  maxQuantity: number;
  /** True while the product is being added to the cart. */
  isAdding: boolean;
  /** The chosen variant is sold out. */
  isSoldOut: boolean;
  /** Where a member puts a favourite into a list; null otherwise. */
  listPath: string | null;
  /** Where to enter the school's key that prices and buying need; null where they need none. */
  keyPath: string | null;
  /** The cart, if it already holds as many of the chosen variant as one order may have; null otherwise. */
  cartPath: string | null;
  /** A variant is chosen, in stock, not all of it in the cart, and the shop is selling. */
  canAddToCart: boolean;
  /** False while the shop has stopped selling for a while [selling.stopped]. */
  isSelling: boolean;
  /** The shop's message of the product page, if it has one. */
  message: PageMessageProps | null;
  recommendations: readonly ProductInfo[];
  /** The player of the product's video; null without one. Its code loads late, as that of the next five. */
  video: ReactNode;
  /** The request for a sold-out product. */
  restock: ReactNode;
  /** Postage, points and arrival. */
  delivery: ReactNode;
  /** Specifications, size table, gift packing, maker and tags. */
  details: ReactNode;
  /** What goes with the product. */
  accessories: ReactNode;
  reviews: ReactNode;
  /** Recently viewed products without this one; empty on the server. */
  recentProducts: readonly ProductInfo[];
  /** One of the shown prices is taxed at the reduced rate: the page must carry `ReducedRateLegend`. */
  hasReducedRate: boolean;
  onOptionChosen: (name: string, value: string) => void;
  onQuantityChanged: (quantity: number) => void;
  onAddedToCart: () => void;
  /** How many pieces of a variant the cart can still take. */
  countOrderable: (variant: Variant) => number;
  /** Adds several variants to the cart, all or none, for a theme that shows them in a table. */
  onSetAdded: SetAdded;
  onFavouriteToggled: (product: Pick<ProductInfo, "id" | "is_favorite">) => void;
  /** Adds a card's default variant to the cart; undefined while the shop has stopped selling. */
  onCardAddedToCart: ((product: ProductInfo) => void) | undefined;
}
