import type { Picture, Product, Variant } from "@noren/contract";
import type { ProductOption } from "#ui/screens/product/product.props";
import { trayCopy } from "./tray.copy.ts";

/** The option whose values are pieces. */
export const PIECE_OPTION = trayCopy.option;

/** One of several pieces of a name. */
export interface Piece {
  /** The option's value: 三の碗. */
  value: string;
  /** Its number on the tray: 三. */
  number: string;
  variant: Variant;
  picture: Picture;
  /** Somebody has bought it. */
  isTaken: boolean;
}

/** The pieces of a product among which a shopper chooses; null for a product without, and where one lacks its picture. */
export function readPieces(product: Pick<Product, "product_model">, options: readonly ProductOption[]): Piece[] | null {
  const [option, ...further] = options;
  if (option?.name !== PIECE_OPTION || further.length > 0) return null;
  const pieces = option.values.flatMap(({ value, image, isAvailable }): Piece[] => {
    const variant = product.product_model.products.find(({ option_values }) => option_values[0] === value);
    if (!variant || !image) return [];
    return [{ value, number: value.slice(0, 1), variant, picture: image, isTaken: !isAvailable }];
  });
  return pieces.length === option.values.length ? pieces : null;
}

/** The measure that a specification states in centimetres; not a number for none. */
const centimetres = (value: string) => Number(/^([\d.]+)\s*cm$/.exec(value)?.[1] ?? Number.NaN);

/** The share of the widest piece's width that a piece has, by its first specification in centimetres; 1 where one lacks it. */
export function scaleOf(piece: Piece, pieces: readonly Piece[]): number {
  const widthOf = ({ variant: { specs = [] } }: Piece) =>
    specs.map(({ value }) => centimetres(value)).find((width) => width > 0) ?? 0;
  const widths = pieces.map(widthOf);
  return widths.every((width) => width > 0) ? widthOf(piece) / Math.max(...widths) : 1;
}
