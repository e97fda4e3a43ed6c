import type { Qa } from "@noren/contract";

export interface FaqGroup {
  category: string;
  /** The `id` of the group's heading. */
  anchor: string;
  items: readonly (Pick<Qa, "question" | "answer"> & {
    /** The `id` of the answer, by which a URL opens it. */
    anchor: string;
    /** Open at first: what is searched for is not in the question. */
    isOpen: boolean;
  })[];
}

export interface FaqProps {
  /** The word that is searched for; empty without a search. */
  word: string;
  /** By category. Null while loading. */
  groups: readonly FaqGroup[] | null;
  count: number;
  /** The fragment of the URL with its `#`; empty without one. */
  fragment: string;
  faqPath: string;
  contactPath: string;
  onSearched: (word: string) => void;
}
