import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { allergens } from "../sweets.fixture.ts";
import { Allergens } from "./allergens.tsx";

test("the mandatory allergens are named in words, whether used or not, and the recommended ones below", () => {
  render(<Allergens attributes={allergens} />);
  expect(screen.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
    "小麦あり",
    "卵あり",
    "えびなし",
    "かになし",
    "くるみなし",
    "そばなし",
    "乳なし",
    "落花生なし",
    "大豆あり",
    "アーモンド、やまいもなし",
  ]);
});

test("a product that states no allergen has no table", () => {
  expect(render(<Allergens attributes={[]} />).container.innerHTML).toBe("");
  expect(render(<Allergens attributes={undefined} />).container.innerHTML).toBe("");
});
