/** A row that cannot be imported, and why. */
export interface RowProblem {
  line: number;
  /** The product's name as far as it is known. */
  product: string;
  reason: string;
}

export interface ImportedVariant {
  line: number;
  code: string;
  optionValues: string[];
  /** Yen with tax. */
  price: number;
  beforePrice: number | null;
  stock: number;
  /** Address of a picture, empty for none. */
  image: string;
}

/** A product as a file tells of it, checked, not yet written. */
export interface ImportedProduct {
  line: number;
  /** The same whenever the same product is imported. */
  key: string;
  code: string;
  name: string;
  brand: string | null;
  /** Names from the most fitting on; a number where the file has one. */
  categories: { name: string; number: string | null }[];
  catchCopy: string;
  description: string;
  keywords: string[];
  options: { name: string; values: string[] }[];
  taxRate: 8 | 10;
  isShow: boolean;
  images: { address: string; alt: string }[];
  variants: ImportedVariant[];
  /** What a picture may be chosen by, see `wantedBy`. */
  telling: string[];
}

/** What was decided for the person on the way, for the summary. */
export interface Notes {
  /** Prices with a fraction of a yen. */
  decimals: number;
  defaultRate: number;
  unlimited: number;
  negative: number;
}

/** Collects the reasons why a product is refused; it is imported only where there are none. */
export type Refuse = (line: number, reason: string) => void;
