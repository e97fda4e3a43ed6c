import type { ProductDraft } from "../catalogue/save-products.ts";

/** A row that cannot be imported, with the reason. */
export interface RowProblem {
  line: number;
  /** The product's name, if known. */
  product: string;
  reason: string;
}

export interface ImportedVariant {
  line: number;
  code: string;
  optionValues: string[];
  /** Yen including tax. */
  price: number;
  beforePrice: number | null;
  /** Null keeps the stock. */
  stock: number | null;
  /** URL of a picture; empty for none. */
  image: string;
}

/** URLs of a video and what belongs to it. */
export interface ImportedVideo {
  url: string;
  title: string;
  poster: string;
  /** Empty for none. */
  captions: string;
}

/** A validated product of a file, before it is written. */
export interface ImportedProduct {
  line: number;
  /** Stable across imports of the same product. */
  key: string;
  code: string;
  name: string;
  /** Null keeps the shop's brand; empty for none. */
  brand: string | null;
  /** Names, best match first; with a number of EC-CUBE, or the shop's own key, when the file has one. */
  categories: { name: string; number: string | null; key?: string }[];
  /** Null keeps the shop's. */
  catchCopy: string | null;
  description: string;
  keywords: string[];
  options: { name: string; values: string[] }[];
  taxRate: 8 | 10;
  isShow: boolean;
  /** Null keeps the shop's pictures. */
  images: { url: string; alt: string }[] | null;
  /** The roles of the shop's pictures by their index; undefined keeps them. */
  pictureRoles?: ReadonlyMap<number, { role: string; value: number }>;
  /** Null removes the shop's video, undefined keeps it. */
  video?: ImportedVideo | null;
  variants: ImportedVariant[];
  /** What only our own format contains. */
  settings?: Pick<ProductDraft, "leadDays" | "deliveryMethod" | "shelfLife" | "attributes">;
  /** Texts for choosing a picture, see `describePicture`. */
  texts: string[];
}

/** Adjustments that the summary reports. */
export interface Adjustments {
  /** Number of prices with a fraction of a yen. */
  decimals: number;
  defaultRate: number;
  unlimited: number;
  negative: number;
  /** Number of texts that were cut at the maximum length. */
  cut: number;
  /** Number of stocks above the maximum. */
  most: number;
}

export const noAdjustments = (): Adjustments => ({
  decimals: 0,
  defaultRate: 0,
  unlimited: 0,
  negative: 0,
  cut: 0,
  most: 0,
});

/** Adds an error of a product. A product with errors is not imported. */
export type Refuse = (line: number, reason: string) => void;
