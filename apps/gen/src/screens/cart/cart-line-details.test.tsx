import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { cart } from "#ui/stories/cart.fixture";
import { CartLineDetails } from "./cart-line-details.tsx";

test("a line of the cart has its code", () => {
  const [line] = cart.detail.products;
  render(<CartLineDetails line={line!} recipient={null} note={null} />);
  expect(screen.getByText(line!.product_info.code)).toBeTruthy();
});
