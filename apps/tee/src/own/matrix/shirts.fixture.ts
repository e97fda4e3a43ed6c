import type { Product } from "@noren/contract";
import { studio } from "#ui/stories/pictures.fixture";
import { product, variantWith } from "#ui/stories/product.fixture";
import type { ProductOption } from "#ui/screens/product/product.props";
import { type Matrix, readMatrix } from "./read-matrix.ts";

const COLOURS = [
  ["red", "赤", "#da7f7c"],
  ["blue", "青", "#a7b6e6"],
  ["yellow", "黄", "#f0dc8e"],
] as const;
const SIZES = ["S", "M", "L"];

/** Shirts in three colours and sizes: four are left of 青 M, none of 黄 L. The ids count from 101 row by row. */
export const shirts: Product = {
  ...product,
  key: "bango-cotton",
  name: "背番号Tシャツ 綿",
  brand: null,
  catch_copy: "番号も名前も、この値段のなか。",
  product_price_with_tax: 1980,
  is_price_from: false,
  attributes: [
    { key: "color", name: "色", text: "赤・青・黄", choices: ["red", "blue", "yellow"] },
    { key: "ready", name: "納期", text: "5営業日で出荷", choices: ["five"] },
  ],
  options: [
    { name: "色", values: COLOURS.map(([, name]) => name) },
    { name: "サイズ", values: SIZES },
  ],
  product_model: {
    products: COLOURS.flatMap(([key, colour, mean], row) =>
      SIZES.map((size, column) => {
        const stock = colour === "黄" && size === "L" ? 0 : colour === "青" && size === "M" ? 4 : 200;
        return variantWith({
          id: 101 + row * SIZES.length + column,
          option_values: [colour, size],
          product_price_with_tax: 1980,
          stock_status: stock === 0 ? "out" : stock === 4 ? "few" : "in_stock",
          stock_quantity: stock === 4 ? 4 : null,
          max_quantity: stock,
          image: studio(`tee-number-${key}`, mean, `${colour}のTシャツ`),
        });
      }),
    ),
  },
};

/** The choice, as the model of the page passes it. */
export const shirtOptions: ProductOption[] = shirts.options.map(({ name, values }) => ({
  name,
  values: values.map((value) => ({ value, isChosen: false, isAvailable: true, image: null })),
}));

export const shirtMatrix: Matrix = readMatrix(shirts, ({ max_quantity }) => max_quantity) ?? { sizes: [], rows: [] };
