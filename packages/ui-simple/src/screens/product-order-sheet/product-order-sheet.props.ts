import type { Product, SizeTable, Variant } from "@noren/contract";
import type { TextField } from "@noren/validation/fields/field";
import type { PageMessageProps } from "#ui/elements/page-message/page-message";
import type { FormSubmit } from "#ui/forms/form-submit";

/** A variant of the product with the pieces that the shopper has chosen. */
export interface SheetRow {
  variant: Variant;
  quantity: number;
  /** The variant's size fits the member's last measurement. */
  isSuggested: boolean;
}

/** The fields of the form; none where the product cannot be embroidered. */
export type SheetFields = Readonly<Partial<Record<"name_embroidery", TextField>>>;

export interface ProductOrderSheetProps {
  product: Product;
  /** The path of the product's page. */
  productPath: string;
  /** The measurements of the sizes; null for none. */
  sizeTable: SizeTable | null;
  rows: readonly SheetRow[];
  fields: SheetFields;
  /** The letters that the member has stored, if the product can have them. */
  storedEmbroidery: string | null;
  /** All pieces, and their price in yen with tax; null where prices need a school's key. */
  total: { pieces: number; price: number | null };
  /** The shop's messages above and below the sheet, if it has them. */
  messages: { above: PageMessageProps | null; below: PageMessageProps | null };
  /** Where to enter the school's key that prices and buying need; null where they need none. */
  keyPath: string | null;
  /** False while the shop has stopped selling for a while [selling.stopped]. */
  isSelling: boolean;
  /** The product is taxed at the reduced rate: the page must carry `ReducedRateLegend`. */
  hasReducedRate: boolean;
  onQuantityChanged: (variantId: number, quantity: number) => void;
  onSubmitted: FormSubmit<{ name_embroidery?: string | null }>;
}
