import { paths, staticPages } from "@noren/contract/paths";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ConfirmFacts } from "#ui/screens/cart-confirm/confirm-facts";
import type { FinalConfirmation } from "#ui/screens/cart-confirm/cart-confirm.props";
import { cart, cartSums, sender } from "#ui/stories/cart.fixture";

const confirmation: FinalConfirmation = {
  lines: [],
  amounts: cartSums,
  payment: { name: "銀行振込", timing: "" },
  deliveries: [],
  applicationPeriod: null,
  cancellation: { text: "", path: staticPages.law },
};
const editPaths = { products: paths.cart(), orderer: paths.cart(), delivery: paths.cart(), payment: paths.cart() };

it("shows the sender only if it differs from the orderer", () => {
  const { rerender } = render(<ConfirmFacts cart={cart} confirmation={confirmation} editPaths={editPaths} />);
  expect(screen.queryByRole("region", { name: "ご依頼主" })).toBeNull();
  rerender(<ConfirmFacts cart={{ ...cart, sender }} confirmation={confirmation} editPaths={editPaths} />);
  expect(screen.getByRole("region", { name: "ご依頼主" }).textContent).toContain("山田　正夫 様");
});
