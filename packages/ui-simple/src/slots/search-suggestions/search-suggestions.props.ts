import type { ProductInfo } from "@noren/contract";

/** A word to search for, and the path of its results. */
export interface SuggestedWord {
  word: string;
  path: string;
}

/** What the search field offers for the typed word. */
export interface SearchSuggestionsProps {
  /** The search field of the header, which has the focus. */
  field: HTMLInputElement;
  /** The word that the other props belong to; "" for an empty field, null until they are known. */
  word: string | null;
  /** The shop did not answer, so it is unknown what the word finds. */
  hasFailed: boolean;
  /** The visitor's own earlier searches. */
  history: readonly SuggestedWord[];
  /** The member's page of all searches; null for a guest. */
  historyPath: string | null;
  /** Completions of the word, or popular words for an empty field. */
  words: readonly SuggestedWord[];
  categories: readonly { name: string; count: number; path: string }[];
  products: readonly { product: ProductInfo; path: string }[];
  /** Shows products at the reduced tax rate. */
  hasReducedRate: boolean;
  /** All results of the word; null where there are none. */
  all: { total: number; path: string } | null;
  /** The field has a new word: after a pause in typing, never during a composition. */
  onTyped: (word: string) => void;
  onHistoryRemoved: (word: string) => void;
}
