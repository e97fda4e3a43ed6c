/** An address that can be chosen: of the address book, or typed for this order. */
export interface Recipient {
  value: string;
  name: string;
  address: string;
  /** What a search looks in, by `searchText`. */
  searchText: string;
  /** The member's own address. */
  isOwn: boolean;
  isDefault: boolean;
  /** Typed for this order, and not in the address book. */
  isTyped: boolean;
}
