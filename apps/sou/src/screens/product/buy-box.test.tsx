import { paths } from "@noren/contract/paths";
import stories from "@noren/ui-simple/screens/product/product-view.stories";
import { fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import type { ProductProps } from "#ui/screens/product/product.props";
import { bowlsWithout, optionsWithout } from "../../own/tray/pieces.fixture.ts";
import { BuyBox } from "./buy-box.tsx";

const ALL = ["一の碗", "二の碗", "三の碗", "四の碗", "五の碗", "六の碗"];

const show = (taken: readonly string[], changes: Partial<ProductProps> = {}) =>
  render(
    <BuyBox
      {...stories.args}
      product={bowlsWithout(...taken)}
      options={optionsWithout(...taken)}
      openOption="一点"
      variant={null}
      canAddToCart={false}
      addRef={createRef()}
      {...changes}
    />,
  );

test("a piece is chosen on the tray, and no quantity is asked", () => {
  const onOptionChosen = vi.fn<ProductProps["onOptionChosen"]>();
  show(["五の碗"], { onOptionChosen });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "一点をお選びください" }).disabled).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "三の碗" }));
  expect(onOptionChosen).toHaveBeenCalledWith("一点", "三の碗");
  expect(screen.queryByLabelText("数量")).toBeNull();
});

test("the button names the piece that goes into the cart", () => {
  const [option] = optionsWithout();
  const values = option!.values.map((value) => ({ ...value, isChosen: value.value === "四の碗" }));
  show([], { options: [{ ...option!, values }], openOption: null, canAddToCart: true });
  expect(screen.getByRole("button", { name: "「四の碗」をカートに入れる" })).toBeTruthy();
});

test("after the chosen piece went, another one is asked for", () => {
  const [option] = optionsWithout("三の碗");
  const values = option!.values.map((value) => ({ ...value, isChosen: value.value === "三の碗" }));
  show(["三の碗"], { options: [{ ...option!, values }], openOption: null, isSoldOut: true });
  expect(screen.getByRole("alert").textContent).toContain("残りは五点です。");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "一点をお選びください" }).disabled).toBe(true);
});

test("a piece that is in the cart already leads there instead of being added again", () => {
  const [option] = optionsWithout();
  const values = option!.values.map((value) => ({ ...value, isChosen: value.value === "三の碗" }));
  show([], { options: [{ ...option!, values }], openOption: null, cartPath: paths.cart() });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "すでにカートにあります" }).disabled).toBe(true);
  expect(screen.getByRole("link", { name: "カートを見る" }).getAttribute("href")).toBe(paths.cart());
});

test("when all pieces are gone, the tray stays, with the next firing and the way to ask", () => {
  show(ALL);
  expect(screen.getAllByRole("radio")).toHaveLength(6);
  expect(screen.getByText("六点とも旅立ちました。次の窯出しは十二月中旬の予定です。")).toBeTruthy();
  expect(screen.getByRole("link", { name: "再入荷をたずねる" }).getAttribute("href")).toContain("contact");
  expect(screen.queryByRole("button", { name: /カート|お選び/ })).toBeNull();
});

test("a product without pieces has Simple's form", () => {
  render(<BuyBox {...stories.args} addRef={createRef()} />);
  expect(screen.queryByRole("group", { name: /盆から/ })).toBeNull();
  expect(screen.getByRole("button", { name: "カートに入れる" })).toBeTruthy();
});
