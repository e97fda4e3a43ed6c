import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import stories from "./home-sections.stories.tsx";
import { TodaysTray, type TodaysTrayProps } from "./todays-tray.tsx";

const { args } = stories;
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test("a chosen piece goes into the cart", () => {
  const onAddedToCart = vi.fn<NonNullable<TodaysTrayProps["onAddedToCart"]>>();
  render(<TodaysTray {...args} onAddedToCart={onAddedToCart} />);
  expect(button("一点お選びください").disabled).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "二の碗" }));
  fireEvent.click(button("「二の碗」をカートに入れる"));
  expect(onAddedToCart.mock.lastCall?.[0].default_variant_id).toBe(args.pieces[1]?.variant.id);
});

test("a piece that is in the cart already leads there", () => {
  render(<TodaysTray {...args} inCart={args.pieces.slice(1, 2)} />);
  fireEvent.click(screen.getByRole("radio", { name: "二の碗" }));
  expect(button("すでにカートにあります").disabled).toBe(true);
  expect(screen.getByRole("link", { name: "カートを見る" })).toBeTruthy();
});
