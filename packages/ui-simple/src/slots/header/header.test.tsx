import { paths } from "@noren/contract/paths";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Header } from "#ui/slots/header/header";
import { categories } from "#ui/stories/products.fixture";

const onSearched = vi.fn<(word: string) => void>();
const setUp = (props: Partial<React.ComponentProps<typeof Header>> = {}) => {
  onSearched.mockClear();
  const rest = { shopName: "のれん商店", homePath: paths.home(), categories, word: "", account: null, cartCount: null };
  render(<Header {...rest} {...props} />);
};

describe("header", () => {
  it("searches by a plain GET form until somebody listens", () => {
    setUp();
    const form = screen.getByRole<HTMLFormElement>("search");
    expect([form.method, new URL(form.action).pathname]).toEqual(["get", "/product"]);
    expect(screen.getByRole<HTMLInputElement>("searchbox").name).toBe("word");
  });

  it("hands a search over, but not at the Enter that ends a composition", () => {
    setUp({ onSearched });
    const field = screen.getByRole("searchbox");
    fireEvent.change(field, { target: { value: "飯碗" } });
    expect(fireEvent.keyDown(field, { key: "Enter", keyCode: 229 })).toBe(false);
    expect(fireEvent.submit(screen.getByRole("search"))).toBe(false);
    expect(onSearched.mock.calls).toEqual([["飯碗"]]);
  });

  it("leads home, wherever that is", () => {
    setUp({ homePath: "/ec/" });
    expect(screen.getByRole("link", { name: "のれん商店 ホーム" }).getAttribute("href")).toBe("/ec/");
  });

  it("says how much is in the cart", () => {
    setUp({ cartCount: 128 });
    expect(screen.getByRole("link", { name: "カート99+点" })).toBeTruthy();
  });

  it("closes its menu at Escape and gives the focus back", () => {
    setUp();
    const menu = document.querySelector("details")!;
    menu.open = true;
    fireEvent.keyDown(document, { key: "Escape" });
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector("summary"));
  });

  it("closes its menu where a link of it leads, and does not take the focus along", () => {
    setUp();
    const menu = document.querySelector("details")!;
    menu.open = true;
    const link = within(menu).getByRole("link", { name: "すべての商品" });
    link.addEventListener("click", (event) => event.preventDefault());
    link.focus();
    fireEvent.click(link);
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector("summary"));
  });
});
