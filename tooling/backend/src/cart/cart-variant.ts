import type { ProductInfo, TaxRate } from "@noren/contract";
import type { DeliveryLimits } from "../delivery/delivery-method.ts";

/** The current catalogue data of a variant in a cart. */
export interface CartVariant {
  variantId: number;
  productId: number;
  /** The SKU. */
  code: string;
  /** The product's name, followed by the option values. */
  name: string;
  optionValues: string[];
  /** Yen with tax. */
  price: number;
  taxRate: TaxRate;
  /** Available pieces. */
  stock: number;
  /** Business days until shipment. */
  leadDays: number;
  /** How it is delivered, and where not. */
  delivery: DeliveryLimits;
  /** False once the shop no longer shows the product or the variant. */
  isForSale: boolean;
  /** Whether the shop has accessories for the product. */
  hasAccessories: boolean;
  /** Maximum letters of an embroidery; null if the product has no embroidery. */
  embroideryLetters: number | null;
  info: ProductInfo;
}

/** By variant id. */
export type CartVariants = ReadonlyMap<number, CartVariant>;
