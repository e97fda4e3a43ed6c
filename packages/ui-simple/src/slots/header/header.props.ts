import type { Category } from "@noren/contract";

/** Who is here; null until the browser knows, and where the shop has no members. */
export type HeaderAccount = { kind: "guest" } | { kind: "member"; name: string } | null;

export interface HeaderProps {
  shopName: string;
  /** Where the shop's name leads: `/`, or the logged-in home. */
  homePath: string;
  categories: readonly Category[];
  /** The word that is being searched for now. */
  word: string;
  account: HeaderAccount;
  /** Pieces in the cart; null until the browser knows. */
  cartCount: number | null;
  /** Leads to the found products; without it, and without a script, the form itself goes to /product?word=. */
  onSearched?: (word: string) => void;
}
