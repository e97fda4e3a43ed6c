import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { DeliveryWish } from "#ui/slots/delivery-wish/delivery-wish";

it("the earliest day shows where it is known", () => {
  const { container } = render(
    <DeliveryWish delivery_at={null} delivery_timezone_name="午前中" isAwaitingPayment={false} first="2026-11-26" />,
  );
  expect(container.textContent).toBe("日付の指定なし（最短11月26日(木)にお届け） 午前中");
});

it.each([
  ["2026-11-30", "午前中", false, "2026.11.30(月) 午前中"],
  ["2026-11-30", null, false, "2026.11.30(月)"],
  [null, "午前中", false, "日付の指定なし（最短でお届け） 午前中"],
  [null, null, false, "日時の指定なし（最短でお届け）"],
  ["2026-11-30", "午前中", true, "2026.11.30(月) 午前中（予定）"],
  [null, "午前中", true, "日付の指定なし（ご入金の確認後、最短でお届け） 午前中"],
  [null, null, true, "日時の指定なし（ご入金の確認後、最短でお届け）"],
])("the day %s and the slot %s, with a payment awaited: %s, show as %s", (day, slot, isAwaiting, expected) => {
  const { container } = render(
    <DeliveryWish delivery_at={day} delivery_timezone_name={slot} isAwaitingPayment={isAwaiting} />,
  );
  expect(container.textContent).toBe(expected);
});
