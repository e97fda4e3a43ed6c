import type { Category } from "@noren/contract";
import type { ReactNode } from "react";
import type { ShopContactProps } from "#ui/slots/shop-contact/shop-contact.props";

/**
 * The visitor; null until the session is decided, and in a shop without members. A guest's login leads back to the page, and
 * to the member's home from the shop's.
 */
export type HeaderAccount = { kind: "guest"; loginPath: string } | { kind: "member"; name: string } | null;

/** Loads what the search field offers while it has the focus, and shows it. The field works without, if that fails. */
export type LoadSuggestions = (field: HTMLInputElement, show: (suggestions: ReactNode) => void) => void;

export interface HeaderProps {
  shopName: string;
  /** The link of the shop's name: `/`, or the home of members. */
  homePath: string;
  categories: readonly Category[];
  /** Pages that not every shop has: stylists, catalogues, coupons. */
  pages: readonly { path: string; name: string }[];
  /** The current search word. */
  word: string;
  account: HeaderAccount;
  /** Number of items in the cart; null until it has loaded. */
  cartCount: number | null;
  /** How to reach the shop, for a theme whose header says it; null if its settings do not say. */
  contact?: ShopContactProps | null;
  /** Navigates to the results; without it and without scripts the form requests /product?word=. */
  onSearched?: (word: string) => void;
  loadSuggestions?: LoadSuggestions;
}
