import { expect, test } from "vitest";
import { stockNotes } from "./stock-note.ts";

test("a line is sold out, exceeds the stock, is among the last, or needs no note", () => {
  const notes = stockNotes([
    { key: "out", quantity: 1, max_quantity: 0, stock_quantity: 0 },
    { key: "tooMany", quantity: 3, max_quantity: 2, stock_quantity: 2 },
    { key: "few", quantity: 2, max_quantity: 2, stock_quantity: 2 },
    { key: "enough", quantity: 2, max_quantity: 20, stock_quantity: null },
  ]);
  expect([...notes]).toEqual([
    ["out", { kind: "out" }],
    ["tooMany", { kind: "tooMany", max: 2 }],
    ["few", { kind: "few", left: 2 }],
  ]);
});
