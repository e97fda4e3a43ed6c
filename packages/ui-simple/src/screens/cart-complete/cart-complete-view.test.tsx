import { paths } from "@noren/contract/paths";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CartCompleteView } from "#ui/screens/cart-complete/cart-complete-view";
import { contact } from "#ui/stories/shop.fixture";
import { order } from "#ui/stories/order.fixture";

const props = {
  message: null,
  isPaymentReplaced: false,
  pending: null,
  paymentPath: paths.cartPayment(),
  contact,
  orderPath: null,
  registerPath: paths.register(),
};

it("says where the confirmation mail goes", () => {
  render(<CartCompleteView {...props} order={order} />);
  expect(screen.getByText(`${order.orderer_email} へお送りします`, { exact: false })).not.toBeNull();
});

it("says how to ask about the order", () => {
  render(<CartCompleteView {...props} order={order} />);
  expect(screen.getByRole("link", { name: "03-0142-0351" }).getAttribute("href")).toBe("tel:0301420351");
});

it("calls a day planned while the shop waits for the payment", () => {
  const { rerender } = render(<CartCompleteView {...props} order={order} />);
  expect(screen.getByText(/（予定）/)).not.toBeNull();
  rerender(<CartCompleteView {...props} order={{ ...order, is_awaiting_payment: false }} />);
  expect(screen.queryByText(/（予定）/)).toBeNull();
});

it("says that a payment is cancelled which was made after the order", () => {
  const { rerender } = render(<CartCompleteView {...props} order={order} />);
  expect(screen.queryByText(/重ねてのご請求はございません/)).toBeNull();
  rerender(<CartCompleteView {...props} order={order} isPaymentReplaced />);
  expect(screen.getByText(/重ねてのご請求はございません/).textContent).toContain(order.payment_name);
});
