import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { cartShippingDetailCopy } from "#ui/screens/cart-shipping-detail/cart-shipping-detail.copy";
import { ProductDetailsView } from "#ui/screens/product/product-details-view";
import { productDetails } from "#ui/stories/product-details.fixture";

test("the size table has a row for each size under the measures", () => {
  render(<ProductDetailsView {...productDetails} />);
  const table = within(screen.getByRole("region", { name: "サイズ表" })).getByRole("table");
  const rows = within(table).getAllByRole("row");
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["サイズ", "直径 (cm)", "高さ (cm)", "重さ (g)"],
    ["大", "12.5", "6", "約210"],
    ["小", "11", "5.5", "約170"],
  ]);
  expect(within(table).getAllByRole("rowheader")).toHaveLength(2);
});

test("maker and tags are links, and unknown gift packing is left out", () => {
  const giftServices = ["wrapping", "noshi", "hologram"] as unknown as (typeof productDetails)["giftServices"];
  render(<ProductDetailsView {...productDetails} giftServices={giftServices} />);
  expect(screen.getByText(/^包装・のしを承ります。/)).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["水明窯", "/maker/suimei"],
    ["のし・包装できます", "/product?tag=noshi-ok"],
    ["食洗機で洗える", "/product?tag=dishwasher"],
    ["この商品について問い合わせる", productDetails.inquiryPath],
  ]);
});

test("the note on gift packing names the screen that offers it", () => {
  render(<ProductDetailsView {...productDetails} />);
  expect(screen.getByText(/を承ります。/).textContent).toContain(`「${cartShippingDetailCopy.title}」`);
});

test("a product without any of it can be asked about and shared only", () => {
  const onShared = vi.fn<() => void>();
  const nothing = {
    notes: [],
    specs: [],
    sizeTable: null,
    giftServices: [],
    maker: null,
    tags: [],
    inquiryPath: productDetails.inquiryPath,
    onShared,
  };
  const { container } = render(<ProductDetailsView {...nothing} />);
  expect(container.children).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "この商品を共有する" }));
  expect(onShared).toHaveBeenCalledOnce();
});
