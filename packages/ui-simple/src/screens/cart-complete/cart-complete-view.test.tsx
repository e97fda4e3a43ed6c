import { paths } from "@noren/contract/paths";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CartCompleteView } from "#ui/screens/cart-complete/cart-complete-view";
import { contact } from "#ui/stories/shop.fixture";
import { order, orderSums } from "#ui/stories/order.fixture";
import { giftOrder, unpaidGift, waitingGift } from "#ui/stories/social-gift.fixture";
import { giftLinkCopy } from "#ui/slots/social-gift/gift-link.copy";

const props = {
  sums: orderSums,
  paymentState: "due" as const,
  message: null,
  isPaymentReplaced: false,
  gift: null,
  pending: null,
  paymentPath: paths.cartPayment(),
  contact,
  orderPath: null,
  receipt: null,
  registerPath: paths.register(),
};

it("names the recipient of the confirmation mail", () => {
  render(<CartCompleteView {...props} order={order} />);
  expect(screen.getByText(`${order.orderer_email} へお送りします`, { exact: false })).not.toBeNull();
});

it("shows how to contact the shop about the order", () => {
  render(<CartCompleteView {...props} order={order} />);
  expect(screen.getByRole("link", { name: "03-0142-0351" }).getAttribute("href")).toBe("tel:0301420351");
});

it("labels a day as planned while the payment is pending", () => {
  const { rerender } = render(<CartCompleteView {...props} order={order} />);
  expect(screen.getByText(/（予定）/)).not.toBeNull();
  rerender(<CartCompleteView {...props} order={{ ...order, is_awaiting_payment: false }} />);
  expect(screen.queryByText(/（予定）/)).toBeNull();
});

it("states that a payment made after the order is cancelled", () => {
  const { rerender } = render(<CartCompleteView {...props} order={order} />);
  expect(screen.queryByText(/重ねてのご請求はございません/)).toBeNull();
  rerender(<CartCompleteView {...props} order={order} isPaymentReplaced />);
  expect(screen.getByText(/重ねてのご請求はございません/).textContent).toContain(order.payment_name);
});

it("[gift.giver-status] announces the link of a gift that awaits its payment, without showing one", () => {
  const { rerender } = render(<CartCompleteView {...props} order={giftOrder} gift={unpaidGift} />);
  expect(screen.getByText(/ご入金を確認しだい、メールでお知らせします/)).not.toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
  for (const name of [giftLinkCopy.copy, giftLinkCopy.share, giftLinkCopy.qr])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByText("お届け日時")).toBeNull();
  rerender(<CartCompleteView {...props} order={giftOrder} gift={waitingGift} />);
  expect(screen.getByRole("textbox", { name: giftLinkCopy.url })).not.toBeNull();
  expect(screen.queryByText(/ご入金を確認しだい/)).toBeNull();
});

it.each([
  ["paid", "お支払い済み"],
  ["due", "お支払い待ち"],
  ["none", "お支払いはありません"],
  ["cancelled", "キャンセル済み"],
] as const)("names the payment method and that it is %s", (paymentState, text) => {
  render(<CartCompleteView {...props} order={order} paymentState={paymentState} />);
  expect(screen.getByText("お支払い方法").nextElementSibling?.textContent).toBe(order.payment_name + text);
});

it("names only the method of a payment that is collected later", () => {
  render(<CartCompleteView {...props} order={order} paymentState="later" />);
  expect(screen.getByText("お支払い方法").nextElementSibling?.textContent).toBe(order.payment_name);
});
