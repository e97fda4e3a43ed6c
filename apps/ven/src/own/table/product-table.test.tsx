import type { ProductInfo } from "@noren/contract";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { productWith } from "#ui/stories/products.fixture";
import type { SetAdded } from "#ui/slots/product-grid/set-added";
import { ProductTable } from "./product-table.tsx";

const cup = (id: number, code: string, price: number, count: number): ProductInfo =>
  productWith({
    id,
    code,
    name: `紙コップ ${code}`,
    product_price_with_tax: price,
    is_stock_available: true,
    default_variant_id: id + 100,
    attributes: [
      { key: "case", name: "入数", text: String(count), number: count },
      { key: "unit", name: "数え", text: "個", choices: ["piece"] },
    ],
  });
const products = [cup(1, "CP-2210", 15400, 1000), cup(2, "CP-2203", 11550, 3000)];
const codes = () => screen.getAllByRole("row").map((row) => row.textContent.match(/CP-\d+/)?.[0]);

test("rows sort by their heads, and come into the cart as one set", async () => {
  const onSetAdded = vi.fn<SetAdded>(async () => undefined);
  render(<ProductTable products={products} onSetAdded={onSetAdded} />);
  expect(screen.getByText("@15.4円")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "1個あたり" }));
  expect(codes()).toEqual([undefined, "CP-2203", "CP-2210"]);
  fireEvent.click(screen.getByRole("button", { name: "1個あたり" }));
  expect(screen.getByRole("columnheader", { name: "1個あたり" }).getAttribute("aria-sort")).toBe("descending");
  fireEvent.change(screen.getByRole("textbox", { name: "CP-2203のケース数" }), { target: { value: "３" } });
  fireEvent.change(screen.getByRole("textbox", { name: "CP-2210のケース数" }), { target: { value: "2" } });
  fireEvent.click(screen.getByRole("button", { name: "2行をカートに入れる" }));
  expect(onSetAdded).toHaveBeenCalledWith([
    { product_id: 101, quantity: 2 },
    { product_id: 102, quantity: 3 },
  ]);
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: /カートに入れる/ })).toBeNull());
});

test("a refused row is named, and all keep what was entered", async () => {
  const message = "「紙コップ CP-2203」は1点までご注文いただけます。";
  render(<ProductTable products={products} onSetAdded={async () => ({ message })} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "CP-2203のケース数" });
  fireEvent.change(field, { target: { value: "3" } });
  fireEvent.click(screen.getByRole("button", { name: "1行をカートに入れる" }));
  expect((await screen.findByRole("alert")).textContent).toContain("まだ何もカートに入れていません");
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe("3");
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

test.each(["1.5", "-3", "99999", "abc"])("the quantity %s is an error that names its row, and adds nothing", (text) => {
  const onSetAdded = vi.fn<SetAdded>(async () => undefined);
  render(<ProductTable products={products} onSetAdded={onSetAdded} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "CP-2203のケース数" });
  fireEvent.change(screen.getByRole("textbox", { name: "CP-2210のケース数" }), { target: { value: "2" } });
  fireEvent.change(field, { target: { value: text } });
  expect(screen.getByRole("alert").textContent).toContain("CP-2203のケース数は、9,999までの整数で");
  fireEvent.click(screen.getByRole("button", { name: "1行をカートに入れる" }));
  expect(onSetAdded).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute("aria-invalid")).toBe("true");
});
