import type { Refund } from "@noren/contract";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { OrderStatusNotice } from "#ui/screens/order/order-status-notice";
import { cancelledOrder, refund } from "#ui/stories/order.fixture";

const show = (change: Partial<Refund>) =>
  render(<OrderStatusNotice order={{ ...cancelledOrder, refund: { ...refund, ...change } }} />);
const details = () => screen.queryAllByRole("definition").map(({ textContent }) => textContent);

it.each([
  ["requested", /手配しています/],
  ["done", /完了しました/],
  ["manual", /あらためてご連絡/],
] as const)("a refund that is %s shows what becomes of the money, and its amounts [refund.shape]", (status, text) => {
  show({ status, total_payment: 8140, total_carriage: 770, total_tax: 740, use_point: 1200 });
  expect(screen.getByText(text)).not.toBeNull();
  expect(details()).toEqual(["8,140円", "770円", "740円", "1,200ポイント"]);
});

it("the refund of an unpaid order has no amount and lists the returned points [refund.shape]", () => {
  show({ status: "none", use_point: 500 });
  expect(screen.getByText(/お支払いいただいておりません/)).not.toBeNull();
  expect(details()).toEqual(["500ポイント"]);
});

it("a cancellation names its reason, the shop's too", () => {
  const cancel_reason = "お支払い期限までにご入金を確認できなかったため";
  render(<OrderStatusNotice order={{ ...cancelledOrder, cancel_reason }} />);
  expect(screen.getByText(`キャンセルの理由：${cancel_reason}`)).not.toBeNull();
});

it("an API without the status of refunds announces that the shop follows up", () => {
  const { status: _, ...unknown } = refund;
  const { container, rerender } = render(
    <OrderStatusNotice order={{ ...cancelledOrder, refund: unknown, cancel_only_ecd_key: "ECD-1" }} />,
  );
  expect(container.textContent).toContain("必要に応じてご連絡");
  rerender(<OrderStatusNotice order={{ ...cancelledOrder, refund: unknown }} />);
  expect(container.textContent).not.toContain("必要に応じてご連絡");
});
