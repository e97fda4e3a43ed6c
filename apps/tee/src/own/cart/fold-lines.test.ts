import type { CartLine } from "@noren/contract";
import { cart } from "@noren/contract/examples";
import { expect, test } from "vitest";
import { foldLines, listPieces } from "./fold-lines.ts";

const [example] = cart.detail.products as [CartLine];
const SIZES = ["150", "S", "M", "L"];
const line = (id: number, quantity: number, ...option_values: string[]): CartLine => ({
  ...example,
  product_id: id * 100 + (option_values[0] === "青" ? 10 : 0) + SIZES.indexOf(option_values[1] ?? ""),
  key: [id, ...option_values].join(),
  quantity,
  option_values,
  accessory_of: null,
  name_embroidery: null,
  product_info: {
    ...example.product_info,
    id,
    attributes: [{ key: "color", name: "色", text: "赤・青", choices: ["red", "blue"] }],
  },
});

test("the variants of a product come together in its order, and products in one variant stay in one list", () => {
  const lines = [
    line(1, 1, "赤", "L"),
    line(2, 1),
    line(1, 12, "赤", "M"),
    line(3, 2),
    line(1, 7, "青", "S"),
    line(1, 8, "赤", "150"),
    line(4, 1),
  ];
  const blocks = foldLines(lines);
  expect(blocks.map(({ design, lines }) => [design?.id ?? null, lines.map(({ key }) => key)])).toEqual([
    [1, ["1,赤,150", "1,赤,M", "1,赤,L", "1,青,S"]],
    [null, ["2", "3", "4"]],
  ]);
  expect(listPieces(blocks[0]!.lines)).toEqual([
    { colour: "赤", pieces: ["150×8", "M×12", "L×1"] },
    { colour: "青", pieces: ["S×7"] },
  ]);
});

test("lines with letters of their own and accessories stay as they are", () => {
  const named = { ...line(1, 1, "赤", "M"), name_embroidery: "林" };
  const accessory = { ...line(1, 1, "赤", "L"), accessory_of: 9 };
  expect(foldLines([line(1, 2, "赤", "S"), named, accessory]).map(({ design }) => design)).toEqual([null]);
});
