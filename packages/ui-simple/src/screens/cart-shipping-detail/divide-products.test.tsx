import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DivideProducts } from "#ui/screens/cart-shipping-detail/divide-products";
import { cart } from "#ui/stories/cart.fixture";

it("keeps the focus in the section after a division, and shows why an incomplete one is not sent", async () => {
  const onDivided = vi.fn<() => Promise<undefined>>(async () => undefined);
  render(<DivideProducts cart={cart} onDivided={onDivided} onOpenChanged={() => undefined} />);
  fireEvent.click(screen.getByRole("button", { name: "この数量で振り分ける" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("region", { name: "商品の振り分け" })));
  expect(onDivided).toHaveBeenCalledTimes(1);

  fireEvent.click(screen.getAllByRole("button", { name: /減らす$/ })[0]!);
  fireEvent.click(screen.getByRole("button", { name: "この数量で振り分ける" }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("group", { name: /カートの数量と合っていません/ })),
  );
  expect(onDivided).toHaveBeenCalledTimes(1);
});
