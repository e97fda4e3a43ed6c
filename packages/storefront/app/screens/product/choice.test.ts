import { product as example } from "@noren/contract/examples";
import type { Product, Variant } from "@noren/contract";
import { expect, test } from "vitest";
import { choose, findChosenVariant, optionsOf } from "./choice.ts";

const variantOf = (id: number, option_values: string[], stock_status: Variant["stock_status"]): Variant => ({
  ...example.product_model.products[0]!,
  id,
  option_values,
  stock_status,
});

/** In stock are A in S and B in M; C is sold out. */
const product: Product = {
  ...example,
  options: [
    { name: "色", values: ["A", "B", "C"] },
    { name: "サイズ", values: ["S", "M"] },
    { name: "素材", values: ["綿"] },
  ],
  product_model: {
    products: [
      variantOf(1, ["A", "S", "綿"], "in_stock"),
      variantOf(2, ["A", "M", "綿"], "out"),
      variantOf(3, ["B", "S", "綿"], "out"),
      variantOf(4, ["B", "M", "綿"], "few"),
      variantOf(5, ["C", "S", "綿"], "out"),
    ],
  },
};

test("only values without a variant in stock are unavailable, for any other choice", () => {
  const disabled = optionsOf(product, { 色: "A", サイズ: "S", 素材: "綿" }).flatMap(({ values }) =>
    values.filter(({ isAvailable }) => !isAvailable).map(({ value }) => value),
  );
  expect(disabled).toEqual(["C"]);
});

test("a value that is not in stock with the others replaces them; one without an alternative is kept", () => {
  const chosen = choose(product, { 色: "A", 素材: "綿" }, "サイズ", "S");
  expect(chosen).toEqual({ 色: "A", サイズ: "S", 素材: "綿" });
  expect(choose(product, chosen, "色", "B")).toEqual({ 色: "B", 素材: "綿" });
});

test("a value that is sold out can be chosen with the others, up to its variant, and left again", () => {
  const soldOut = choose(product, choose(product, { 素材: "綿" }, "サイズ", "S"), "色", "C");
  expect(soldOut).toEqual({ 色: "C", サイズ: "S", 素材: "綿" });
  expect(findChosenVariant(product, soldOut)?.id).toBe(5);
  expect(choose(product, soldOut, "色", "A")).toEqual({ 色: "A", サイズ: "S", 素材: "綿" });
  expect(choose(product, soldOut, "サイズ", "M")).toEqual({ サイズ: "M", 素材: "綿" });
});

test("values show pictures only if no two values of the option share one", () => {
  const picture = example.images[0]!;
  const withPictures = (...paths: string[]): Product => ({
    ...product,
    options: [{ name: "色", values: ["A", "B"] }],
    product_model: {
      products: ["A", "B"].map((value, index) => ({
        ...variantOf(index, [value], "in_stock"),
        image: paths[index] === undefined ? null : { ...picture, path: paths[index] },
      })),
    },
  });
  const pathsOf = (each: Product) => optionsOf(each, {})[0]!.values.map(({ image }) => image?.path ?? null);
  expect(pathsOf(withPictures("a", "b"))).toEqual(["a", "b"]);
  expect(pathsOf(withPictures("a", "a"))).toEqual([null, null]);
});
