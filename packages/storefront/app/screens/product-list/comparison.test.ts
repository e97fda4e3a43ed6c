import type { Product } from "@noren/contract";
import { product } from "@noren/contract/examples";
import { describe, expect, test } from "vitest";
import { comparisonRows } from "./comparison.ts";

describe("[list.compare] the rows of a comparison", () => {
  const other: Product = {
    ...product,
    product_price_with_tax: 5000,
    is_stock_available: false,
    options: [],
    specs: [
      { name: "素材", value: "磁器" },
      { name: "重さ", value: "210g" },
    ],
    attributes: [{ key: "color", name: "色", text: "青" }],
  };

  test("have each fact that one of the products has, with a mark for equal ones", () => {
    const rows = comparisonRows([product, other]);
    const textsOf = (name: string) => rows.find((row) => row.name === name);
    expect(rows[0]).toEqual({ kind: "price", name: "価格", isSame: false });
    expect(textsOf("素材")).toMatchObject({ texts: ["磁器", "磁器"], isSame: true });
    expect(textsOf("重さ")).toMatchObject({ texts: ["", "210g"], isSame: false });
    expect(textsOf("色")).toMatchObject({ texts: [expect.any(String), "青"] });
    expect(textsOf("お届け")).toMatchObject({ texts: [expect.any(String), "在庫切れ"], isSame: false });
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  test("do not repeat the measures, and have one unit each", () => {
    const box = (height: number, weight: number, text: string): Product => ({
      ...product,
      options: [],
      attributes: [
        { key: "width", name: "幅", text: "26cm", number: 26 },
        { key: "height", name: "高さ", text: `${height}cm`, number: height },
        { key: "weight", name: "重さ", text: `${weight}g`, number: weight },
      ],
      specs: [
        { name: "外寸", value: `幅26 × 高さ${height}cm` },
        { name: "内寸", value: "幅23.4 × 高さ10cm" },
        { name: "重さ", value: text },
      ],
    });
    const rows = comparisonRows([box(24, 890, "890g"), box(30, 2100, "2.1kg（ふたを含む）")]);
    const textsOf = (name: string) => rows.find((row) => row.name === name);
    expect(textsOf("外寸")).toBeUndefined();
    expect(textsOf("内寸")).toBeTruthy();
    expect(textsOf("重さ")).toMatchObject({ texts: ["890g", "2100g"] });
    // In one unit already, the specification is more detailed.
    const heavy = comparisonRows([box(24, 2100, "2.1kg（ふたを含む）"), box(30, 3000, "3kg")]);
    expect(heavy.find(({ name }) => name === "重さ")).toMatchObject({ texts: ["2.1kg（ふたを含む）", "3kg"] });
  });
});
