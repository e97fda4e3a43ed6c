import type { CartLine } from "@noren/contract";
import { readColours } from "../colours/read-colours.ts";
import { cartFoldCopy as copy } from "./cart.copy.ts";

/** The lines of one product in several variants, or the lines of other products. */
export interface LineBlock {
  /** Null for lines that are not folded. */
  design: Pick<CartLine["product_info"], "id" | "name" | "image"> | null;
  lines: CartLine[];
}

/** True for a line of a product in colours that is no accessory and has no embroidered name. */
const isPiece = ({ product_info, accessory_of, name_embroidery }: CartLine) =>
  accessory_of === null && name_embroidery === null && readColours(product_info).length > 0;

/** The ids of variants count up in the order in which the product lists them: a shirt by colour and size. */
const byVariant = (a: CartLine, b: CartLine) => a.product_id - b.product_id;

/**
 * Puts the variants of a design together in the order in which it lists them. The designs keep the order in which they came
 * into the cart.
 */
export function foldLines(lines: readonly CartLine[]): LineBlock[] {
  const designs = Map.groupBy(lines.filter(isPiece), ({ product_info }) => product_info.id);
  const blocks: LineBlock[] = [];
  for (const line of lines) {
    const variants = isPiece(line) ? (designs.get(line.product_info.id) ?? []) : [];
    const last = blocks.at(-1);
    if (variants.length > 1) {
      if (variants[0] === line) blocks.push({ design: line.product_info, lines: variants.toSorted(byVariant) });
    } else if (last?.design === null) last.lines.push(line);
    else blocks.push({ design: null, lines: [line] });
  }
  return blocks;
}

/** The pieces of a design by its first option: 赤 M×12, L×1. */
export function listPieces(lines: readonly CartLine[]): { colour: string; pieces: string[] }[] {
  const rows = Map.groupBy(lines, ({ option_values }) => option_values[0] ?? "");
  return [...rows].map(([colour, found]) => {
    const sizes = Map.groupBy(found, ({ option_values }) => option_values.slice(1).join(" "));
    return {
      colour,
      pieces: [...sizes].map(([size, each]) =>
        copy.pieces(
          size,
          each.reduce((sum, { quantity }) => sum + quantity, 0),
        ),
      ),
    };
  });
}
