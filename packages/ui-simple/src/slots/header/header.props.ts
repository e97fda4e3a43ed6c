import type { Category } from "@noren/contract";

/** Who is here; null until the browser knows, and where the shop has no members. */
export type HeaderAccount = { kind: "guest" } | { kind: "member"; name: string } | null;

export interface HeaderProps {
  shopName: string;
  categories: readonly Category[];
  /** The word that is being searched for now. */
  word: string;
  account: HeaderAccount;
  /** Pieces in the cart; null until the browser knows. */
  cartCount: number | null;
  /** Hears every search; the form itself leads to /product?word=, with or without a script. */
  onSearched?: (word: string) => void;
}
