import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ConfirmFacts } from "#ui/screens/cart-confirm/confirm-facts";
import type { FinalConfirmation } from "#ui/screens/cart-confirm/cart-confirm.props";
import { cart, sender } from "#ui/stories/cart.fixture";

const confirmation: FinalConfirmation = {
  quantities: [],
  amounts: { products: 0, discount: 0, point: 0, carriage: 0, packing: 0, fee: 0, total: 0 },
  payment: { name: "銀行振込", timing: "" },
  deliveries: [],
  applicationPeriod: null,
  cancellation: { text: "", path: "/guide/return" },
};
const editPaths = { products: "/cart", orderer: "/cart", delivery: "/cart", payment: "/cart" };

it("tells the sender where it is another than the orderer, and is silent otherwise", () => {
  const { rerender } = render(<ConfirmFacts cart={cart} confirmation={confirmation} editPaths={editPaths} />);
  expect(screen.queryByRole("region", { name: "ご依頼主" })).toBeNull();
  rerender(<ConfirmFacts cart={{ ...cart, sender }} confirmation={confirmation} editPaths={editPaths} />);
  expect(screen.getByRole("region", { name: "ご依頼主" }).textContent).toContain("山田　正夫 様");
});
