import { lineEmbroidery } from "@noren/validation/fields/measurement";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ProductOrderSheetView } from "#ui/screens/product-order-sheet/product-order-sheet-view";
import { product, variantWith } from "#ui/stories/product.fixture";

const show = (storedEmbroidery: string | null) =>
  render(
    <ProductOrderSheetView
      product={product}
      productPath=""
      sizeTable={{ columns: ["着丈"], rows: [{ name: "M", values: ["69cm"] }], note: "平置きの実寸です。" }}
      rows={[{ variant: variantWith({ option_values: ["M"] }), quantity: 1, isSuggested: false }]}
      fields={{ name_embroidery: { ...lineEmbroidery, max: 10 } }}
      storedEmbroidery={storedEmbroidery}
      total={{ pieces: 1, price: 2200 }}
      messages={{ above: null, below: null }}
      keyPath={null}
      isSelling
      hasReducedRate={false}
      onQuantityChanged={() => undefined}
      onSubmitted={() => Promise.resolve()}
    />,
  );

test("the letters are shown as they are typed, and as they are stored", () => {
  show("花子");
  expect(screen.queryByRole("figure")).toBeNull();
  fireEvent.change(screen.getByRole("textbox", { name: /お名入れ|文字/ }), { target: { value: "吹奏楽部" } });
  expect(screen.getByRole("figure").textContent).toContain("吹奏楽部");
  fireEvent.click(screen.getByRole("button", { name: /花子/ }));
  expect(screen.getByRole("figure").textContent).toContain("花子");
});

test("the size table of the product opens beside the quantities", () => {
  show(null);
  fireEvent.click(screen.getByText("サイズ表"));
  expect(screen.getByRole("row", { name: "M 69cm" })).toBeTruthy();
});
