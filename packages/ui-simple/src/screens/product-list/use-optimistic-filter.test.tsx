import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ProductFilter } from "#ui/screens/product-list/product-list.props";
import { useOptimisticFilter } from "#ui/screens/product-list/use-optimistic-filter";

const none: ProductFilter = {
  category: null,
  brands: [],
  word: "",
  price_min: null,
  price_max: null,
  in_stock: false,
  is_new: false,
  sort: "recommended",
};

test("shows changes at once, combines them, and returns to the list's filter when that changes", () => {
  const changed = vi.fn<(change: Partial<ProductFilter>) => void>();
  const { result, rerender } = renderHook(({ filter }) => useOptimisticFilter(filter, changed), {
    initialProps: { filter: none },
  });
  act(() => result.current[1]({ in_stock: true }));
  expect(result.current[0].in_stock).toBe(true);
  act(() => result.current[1]({ is_new: true }));
  expect(result.current[0]).toEqual({ ...none, in_stock: true, is_new: true });
  expect(changed.mock.lastCall).toEqual([{ ...none, in_stock: true, is_new: true }]);

  rerender({ filter: { ...none, in_stock: true } });
  expect(result.current[0]).toEqual({ ...none, in_stock: true });
  rerender({ filter: none });
  expect(result.current[0]).toEqual(none);
});
