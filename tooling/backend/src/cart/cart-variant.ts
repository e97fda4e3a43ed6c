import type { ProductInfo, TaxRate } from "@noren/contract";

/** What the catalogue says now of a variant that lies in a cart. */
export interface CartVariant {
  variantId: number;
  productId: number;
  /** The SKU. */
  code: string;
  /** The product's name with the option values behind it. */
  name: string;
  optionValues: string[];
  /** Yen with tax. */
  price: number;
  taxRate: TaxRate;
  /** Pieces that can be sold. */
  stock: number;
  /** Working days until it leaves the shop. */
  leadDays: number;
  /** False once product or variant are no longer shown. */
  isForSale: boolean;
  /** How many letters can be embroidered on a piece; null where none can. */
  embroideryLetters: number | null;
  info: ProductInfo;
}

/** By variant. */
export type CartVariants = ReadonlyMap<number, CartVariant>;
