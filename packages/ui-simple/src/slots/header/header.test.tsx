import { paths } from "@noren/contract/paths";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Header } from "#ui/slots/header/header";
import { categories } from "#ui/stories/products.fixture";
import { offeredPages } from "#ui/stories/shop.fixture";

const onSearched = vi.fn<(word: string) => void>();
const setUp = (props: Partial<React.ComponentProps<typeof Header>> = {}) => {
  onSearched.mockClear();
  const rest = {
    shopName: "のれん商店",
    homePath: paths.home(),
    categories,
    pages: [],
    word: "",
    account: null,
    cartCount: null,
  };
  render(<Header {...rest} {...props} />);
};

describe("header", () => {
  it("searches by a GET form without `onSearched`", () => {
    setUp();
    const form = screen.getByRole<HTMLFormElement>("search");
    expect([form.method, new URL(form.action).pathname]).toEqual(["get", paths.productList()]);
    expect(screen.getByRole<HTMLInputElement>("searchbox").name).toBe("word");
  });

  it("calls `onSearched`, but not for the Enter that ends a composition", () => {
    setUp({ onSearched });
    const field = screen.getByRole("searchbox");
    fireEvent.change(field, { target: { value: "飯碗" } });
    expect(fireEvent.keyDown(field, { key: "Enter", keyCode: 229 })).toBe(false);
    expect(fireEvent.submit(screen.getByRole("search"))).toBe(false);
    expect(onSearched.mock.calls).toEqual([["飯碗"]]);
  });

  it("links the shop's name to the home page", () => {
    setUp({ homePath: paths.memberHome() });
    expect(screen.getByRole("link", { name: "のれん商店 ホーム" }).getAttribute("href")).toBe(paths.memberHome());
  });

  it("shows the number of items in the cart", () => {
    setUp({ cartCount: 128 });
    expect(screen.getByRole("link", { name: "カート99+点" })).toBeTruthy();
  });

  it("has the pages that not every shop has in its menu", () => {
    setUp({ pages: offeredPages });
    const menu = within(document.querySelector("details")!);
    for (const { path, name } of offeredPages)
      expect(menu.getByRole("link", { name, hidden: true }).getAttribute("href")).toBe(path);
  });

  it("closes its menu at Escape and returns the focus", () => {
    setUp();
    const menu = document.querySelector("details")!;
    menu.open = true;
    fireEvent.keyDown(document, { key: "Escape" });
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector("summary"));
  });

  it("closes its menu when a link in it is followed, and moves the focus out of it", () => {
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

  describe("on a phone", () => {
    const header = () => document.querySelector("header")!;
    const scrollTo = (top: number) => {
      vi.stubGlobal("scrollY", top);
      fireEvent.scroll(window);
    };
    afterEach(() => void vi.unstubAllGlobals());

    it("is hidden while the page scrolls down, and shown when it scrolls up", () => {
      setUp();
      scrollTo(100);
      expect(header().dataset["hidden"]).toBeUndefined();
      scrollTo(400);
      expect(header().dataset["hidden"]).toBe("");
      scrollTo(396);
      expect(header().dataset["hidden"]).toBe("");
      scrollTo(380);
      expect(header().dataset["hidden"]).toBeUndefined();
      scrollTo(900);
      expect(header().dataset["hidden"]).toBe("");
      scrollTo(0);
      expect(header().dataset["hidden"]).toBeUndefined();
    });

    it("is shown when the number of items in the cart changes", () => {
      const props = { shopName: "のれん商店", homePath: paths.home(), categories, pages: [], word: "", account: null };
      const { rerender } = render(<Header {...props} cartCount={null} />);
      scrollTo(900);
      expect(header().dataset["hidden"]).toBe("");
      rerender(<Header {...props} cartCount={1} />);
      expect(header().dataset["hidden"]).toBeUndefined();
    });
  });
});
