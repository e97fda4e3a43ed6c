import stories from "@noren/ui-simple/screens/product/product-view.stories";
import { fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import type { ProductProps } from "#ui/screens/product/product.props";
import { shirtOptions, shirts } from "../../own/matrix/shirts.fixture.ts";
import { BuyBox } from "./buy-box.tsx";

test("a colour of the table is chosen with its first size, so that the gallery shows it", () => {
  const onOptionChosen = vi.fn<ProductProps["onOptionChosen"]>();
  const { container } = render(
    <BuyBox
      {...stories.args}
      product={shirts}
      options={shirtOptions}
      openOption="色"
      variant={null}
      canAddToCart={false}
      onOptionChosen={onOptionChosen}
      addRef={createRef()}
    />,
  );
  expect(container.querySelector("[data-page-body]")?.getAttribute("data-page-body")).toBe("red");
  fireEvent.click(screen.getByRole("radio", { name: "青" }));
  expect(onOptionChosen.mock.calls).toEqual([
    ["色", "青"],
    ["サイズ", "S"],
  ]);
});

test("a product with other options has Simple's form", () => {
  render(<BuyBox {...stories.args} addRef={createRef()} />);
  expect(screen.queryByRole("heading", { name: "色×サイズ表" })).toBeNull();
  expect(screen.getByRole("button", { name: "カートに入れる" })).toBeTruthy();
});
