import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bean } from "./beans.fixture.ts";
import { MIDDLE } from "./nearness.ts";
import { TasteMap, type TasteMapProps } from "./taste-map.tsx";

const beans = [bean("始発", 3.5, 2.5), bean("汽笛", 3, 3), bean("終列車", 1, 4.5), bean("コスタリカ", 5, 1, false)];

const show = (changes: Partial<TasteMapProps> = {}) =>
  render(
    <TasteMap products={beans} start={MIDDLE} onPlaced={() => {}} isFailed={false} onRetried={() => {}} {...changes} />,
  );
const names = () =>
  within(screen.getByRole("list"))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const move = (name: string, value: number) =>
  fireEvent.change(screen.getByRole("slider", { name }), { target: { value } });

test("the cup is in the middle first, and a moved range lists the nearest beans", () => {
  show();
  expect(names()).toEqual(["汽笛", "始発", "終列車"]);
  expect(screen.getByText("えらんだ味に、ぴったりです。")).toBeTruthy();
  move("すっぱさ", 1);
  move("コク", 5);
  expect(names()).toEqual(["終列車", "汽笛", "始発"]);
  expect(screen.getByRole("status").textContent).toBe("近い豆は、終列車、汽笛、始発です。");
});

test("the ranges say their value in words, and send it to the list", () => {
  const { container } = show();
  move("すっぱさ", 3.5);
  const slider = screen.getByRole("slider", { name: "すっぱさ" });
  expect(slider.getAttribute("aria-valuetext")).toBe("3.5、すっぱめ寄り");
  const form = container.querySelector("form")!;
  expect([...new FormData(form)]).toEqual([
    ["near.acidity", "3.5"],
    ["near.body", "3"],
  ]);
  expect(new URL(form.action).pathname).toBe("/product");
});

test("the cup starts where it was left, and a place where it rests is reported once", () => {
  vi.useFakeTimers();
  const onPlaced = vi.fn();
  show({ start: { acidity: 1, body: 4.5 }, onPlaced });
  expect(names()[0]).toBe("終列車");
  move("すっぱさ", 2);
  move("すっぱさ", 2.5);
  vi.runAllTimers();
  expect(onPlaced.mock.calls).toEqual([[{ acidity: 2.5, body: 4.5 }]]);
  vi.useRealTimers();
});

test("a notice names that a nearer bean is sold out, which is never listed", () => {
  show();
  move("すっぱさ", 5);
  move("コク", 1);
  expect(screen.getByText(/いま焙煎待ちです/)).toBeTruthy();
  expect(names()).not.toContain("コスタリカ");
});

test("after a failed call the map stays, with a retry in place of the list", () => {
  const onRetried = vi.fn();
  show({ products: [], isFailed: true, onRetried });
  expect(screen.getByRole("slider", { name: "コク" })).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
  expect(onRetried).toHaveBeenCalledOnce();
});
