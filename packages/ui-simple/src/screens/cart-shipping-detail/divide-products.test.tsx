import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DivideProducts } from "#ui/screens/cart-shipping-detail/divide-products";
import { destination, division, emptyDestination } from "#ui/stories/delivery.fixture";

it("moves the focus to the section after a division, and to the failure when the division is rejected", async () => {
  const onDivided = vi
    .fn<() => Promise<{ message: string } | undefined>>()
    .mockResolvedValueOnce(undefined)
    .mockResolvedValueOnce({ message: "数量が合っていません。" });
  render(
    <DivideProducts
      division={division}
      destinations={[destination, emptyDestination]}
      onDivided={onDivided}
      onOpenChanged={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole("button", { name: "この数量で振り分ける" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "商品の振り分け" })));

  fireEvent.click(screen.getAllByRole("button", { name: /減らす$/ })[0]!);
  fireEvent.click(screen.getByRole("button", { name: "この数量で振り分ける" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group", { name: /数量が合っていません/ })));
  expect(onDivided).toHaveBeenLastCalledWith({ quantities: { 1: { s1: 1, s2: 0 }, 2: { s1: 1, s2: 0 } } });
});
