import type { Picture, Product, Variant } from "@noren/contract";
import { findOwnValue } from "@noren/validation/own-value";
import type { ProductProps } from "#ui/screens/product/product.props";
import { readColours } from "../colours/read-colours.ts";
import { matrixCopy as copy } from "./matrix.copy.ts";

/** A variant in the table. */
export interface Cell {
  /** Of the variant. */
  id: number;
  /** 赤 M */
  name: string;
  /** The values as the messages of the cart name them: 赤 / M */
  values: string;
  /** With tax; null where a price needs a school's key. */
  price: number | null;
  /** The most that the cart can still take. */
  max: number;
  /** The pieces that are left; null unless they are few. */
  left: number | null;
  isSoldOut: boolean;
}

/** A status that a later server adds cannot be bought here. */
const IS_SOLD_OUT = { in_stock: false, few: false, out: true } as const;

const toCell = (variant: Variant, max: number): Cell => ({
  id: variant.id,
  name: variant.option_values.join(" "),
  values: variant.option_values.join(" / "),
  price: variant.product_price_with_tax,
  max,
  left: variant.stock_quantity,
  isSoldOut: findOwnValue(IS_SOLD_OUT, variant.stock_status) ?? true,
});

/** The variants of one colour. */
export interface Row {
  /** The option's value; empty in a product of one colour. */
  colour: string;
  /** The colour's key, for its ground; null for one that the shop's attributes do not name. */
  body: string | null;
  picture: Picture | null;
  /** One for each size; null where the shop does not make it. */
  cells: readonly (Cell | null)[];
}

export interface Matrix {
  /** Empty in a product without sizes. */
  sizes: readonly string[];
  rows: readonly Row[];
}

/**
 * Reads the variants of a product by colour and size. Returns null for a product with other options, and for one without a
 * colour: neither an option nor a single choice of its attribute.
 */
export function readMatrix(
  product: Pick<Product, "options" | "product_model" | "attributes">,
  countOrderable: ProductProps["countOrderable"],
): Matrix | null {
  const { options } = product;
  const colours = options.findIndex(({ name }) => name === copy.options.colour);
  const sizes = options.findIndex(({ name }) => name === copy.options.size);
  if (options.length === 0 || options.some((_, index) => index !== colours && index !== sizes)) return null;
  const bodies = readColours(product);
  if (colours < 0 && bodies.length !== 1) return null;
  const values = options[sizes]?.values ?? [];
  const rows = (options[colours]?.values ?? [""]).map((colour): Row => {
    const variants = product.product_model.products.filter(
      ({ option_values }) => colours < 0 || option_values[colours] === colour,
    );
    const cellOf = (variant: Variant | undefined) => (variant ? toCell(variant, countOrderable(variant)) : null);
    const body = colours < 0 ? bodies[0] : bodies.find(({ name }) => name === colour);
    return {
      colour,
      body: body?.key ?? null,
      picture: variants.find(({ image }) => image !== null)?.image ?? null,
      cells:
        values.length === 0
          ? [cellOf(variants[0])]
          : values.map((size) => cellOf(variants.find(({ option_values }) => option_values[sizes] === size))),
    };
  });
  return { sizes: values, rows };
}
