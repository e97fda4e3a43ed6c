import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { DivideProducts } from "#ui/screens/cart-shipping-detail/divide-products";
import { division, eachDivision } from "#ui/stories/delivery.fixture";

const handlers = () => ({
  onShareChanged: vi.fn<(id: number, key: string, quantity: number) => void>(),
  onEachChosen: vi.fn<(id: number) => void>(),
  onSharesSaved: vi.fn<() => void>(),
});

it("sends each change of a share, and one to everybody only where that is possible", () => {
  const on = handlers();
  render(<DivideProducts division={division} {...on} />);
  fireEvent.click(screen.getByRole("button", { name: /佐々木　健一 様へお送りする青磁の飯碗 大の数量を1つ増やす/ }));
  expect(on.onShareChanged).toHaveBeenCalledWith(1, "s2", 1);
  fireEvent.click(screen.getByRole("button", { name: "青磁の飯碗 大を全員に1点ずつ" }));
  fireEvent.click(screen.getByRole("button", { name: "しぼり染めの風呂敷を全員に1点ずつ" }));
  expect(on.onEachChosen.mock.calls).toEqual([[1]]);
});

it("is closed for many recipients who all have something, and open otherwise", () => {
  const { container, rerender } = render(<DivideProducts division={eachDivision} {...handlers()} />);
  expect(container.querySelector("details")?.open).toBe(false);
  rerender(<DivideProducts key="other" division={division} {...handlers()} />);
  expect(container.querySelector("details")?.open).toBe(true);
});

it("offers to save again what could not be saved", () => {
  const on = handlers();
  const products = division.products.map((product) => ({ ...product, fault: "通信できませんでした。" }));
  render(<DivideProducts division={{ products, status: "open", canSaveAgain: true }} {...on} />);
  expect(screen.getAllByRole("alert")).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "もう一度保存する" }));
  expect(on.onSharesSaved).toHaveBeenCalledTimes(1);
});
