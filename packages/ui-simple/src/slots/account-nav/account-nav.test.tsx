// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AccountNav } from "#ui/slots/account-nav/account-nav";
import { accountNav } from "#ui/stories/account-nav.fixture";

afterEach(cleanup);

const menuOf = () => screen.getByRole("navigation").querySelector("details");

test("[mypage.navigation] marks the room in view, and differently for a page below it", () => {
  const { rerender } = render(<AccountNav {...accountNav} />);
  const list = () => within(menuOf()!);
  expect(list().getByText("注文履歴", { selector: "a" }).getAttribute("aria-current")).toBe("page");
  rerender(<AccountNav {...accountNav} current={{ id: "order_history", isExact: false }} />);
  expect(list().getByText("注文履歴", { selector: "a" }).getAttribute("aria-current")).toBe("true");
  expect(list().getByText("アドレス帳").getAttribute("aria-current")).toBeNull();
});

test("[mypage.navigation] the closed menu names the room", () => {
  const { rerender } = render(<AccountNav {...accountNav} />);
  const summary = () => menuOf()?.querySelector("summary")?.textContent;
  expect(summary()).toBe("マイページのメニュー注文履歴");
  rerender(<AccountNav {...accountNav} current={null} />);
  expect(summary()).toBe("マイページのメニュー");
});

test("[mypage.navigation] the menu closes once a link led to another room; my page has none above its list", () => {
  const { rerender } = render(<AccountNav {...accountNav} />);
  menuOf()!.open = true;
  rerender(<AccountNav {...accountNav} current={{ id: "address", isExact: true }} />);
  expect(menuOf()!.open).toBe(false);
  rerender(<AccountNav {...accountNav} current={null} isHome />);
  expect(menuOf()).toBeNull();
});

test("the menu closes at Escape, and at the link of the room in view", () => {
  render(<AccountNav {...accountNav} />);
  const menu = menuOf()!;
  const link = within(menu).getByText("注文履歴", { selector: "a" });
  menu.open = true;
  fireEvent.keyDown(link, { key: "Escape" });
  expect([menu.open, document.activeElement?.localName]).toEqual([false, "summary"]);
  menu.open = true;
  fireEvent.click(link);
  expect(menu.open).toBe(false);
});
