import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { DeliveryWish } from "#ui/slots/delivery-wish/delivery-wish";

it.each([
  ["2026-11-30", "午前中", "2026.11.30(月) 午前中"],
  ["2026-11-30", null, "2026.11.30(月)"],
  [null, "午前中", "日付の指定なし（最短でお届け） 午前中"],
  [null, null, "日時の指定なし（最短でお届け）"],
])("the day %s and the slot %s show as %s", (day, slot, expected) => {
  const { container } = render(<DeliveryWish delivery_at={day} delivery_timezone_name={slot} />);
  expect(container.textContent).toBe(expected);
});
