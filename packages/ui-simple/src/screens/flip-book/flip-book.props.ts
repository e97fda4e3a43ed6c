import type { Catalog, Picture } from "@noren/contract";
import type { StoryCard } from "#ui/slots/story-cards/story-cards";

export interface FlipBookPage {
  number: number;
  image: Picture;
  heading: string;
  text: string;
  products: readonly (Omit<Catalog["pages"][number]["products"][number], "key"> & { path: string })[];
}

export interface FlipBookProps {
  /** The catalogue that is read. Null while loading, and for a shop without catalogues. */
  catalog: Pick<Catalog, "key" | "title" | "lead" | "issued_on"> | null;
  isLoading: boolean;
  pages: readonly FlipBookPage[];
  /** A product is taxed at the reduced rate: the page must carry `ReducedRateLegend`. */
  hasReducedRate: boolean;
  /** The page that the URL names; 1 by default. */
  openedPage: number;
  /** Called with the first page in view when another one comes into view. Its URL ends with `#page-3`. */
  onTurned: (number: number) => void;
  /** Where printed copies are ordered; null if they cannot be. */
  orderPath: string | null;
  others: readonly StoryCard[];
}
