import { expect, test } from "vitest";
import { budgetsWith } from "./budgets.fixture.ts";
import { budgetsOf } from "./budgets.ts";

test("a chosen budget without products stays, so that it can be removed", () => {
  const chosen = budgetsOf({ budgets: budgetsWith(2, 1, 0, 0) }, { price_min: 5000, price_max: 10_000 });
  expect(chosen.map(({ product_count, isChosen }) => [product_count, isChosen])).toEqual([
    [2, false],
    [1, false],
    [0, true],
  ]);
});

test.each([[undefined], [budgetsWith(0, 0, 0, 0)], [budgetsWith(0, 7, 0, 0)]])("%j offers no budgets", (budgets) => {
  expect(budgetsOf({ budgets }, { price_min: null, price_max: null })).toEqual([]);
});
