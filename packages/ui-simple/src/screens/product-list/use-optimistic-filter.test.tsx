import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ProductFilter } from "#ui/screens/product-list/product-list.props";
import { useOptimisticFilter } from "#ui/screens/product-list/use-optimistic-filter";
import { noFilter } from "#ui/stories/products.fixture";

test("shows changes at once, combines them, and returns to the list's filter when that changes", () => {
  const changed = vi.fn<(change: Partial<ProductFilter>) => void>();
  const { result, rerender } = renderHook(({ filter }) => useOptimisticFilter(filter, changed), {
    initialProps: { filter: noFilter },
  });
  act(() => result.current[1]({ in_stock: true }));
  expect(result.current[0].in_stock).toBe(true);
  act(() => result.current[1]({ is_new: true }));
  expect(result.current[0]).toEqual({ ...noFilter, in_stock: true, is_new: true });
  expect(changed.mock.lastCall).toEqual([{ ...noFilter, in_stock: true, is_new: true }]);

  rerender({ filter: { ...noFilter, in_stock: true } });
  expect(result.current[0]).toEqual({ ...noFilter, in_stock: true });
  rerender({ filter: noFilter });
  expect(result.current[0]).toEqual(noFilter);
});
