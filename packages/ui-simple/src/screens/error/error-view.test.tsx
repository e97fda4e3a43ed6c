import { paths } from "@noren/contract/paths";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { contact } from "#ui/stories/shop.fixture";
import { ErrorView } from "#ui/screens/error/error-view";
import { InvalidChannelView } from "#ui/screens/invalid-channel/invalid-channel-view";
import { NotFoundView } from "#ui/screens/not-found/not-found-view";

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

it("[error.404-text] [error.unknown-route] a 404 states that the page was not found, and leads to the top page, a search and categories", () => {
  const toggle = () => undefined;
  const link = { path: paths.productList({ category: "cups" }), name: "湯呑み" };
  const rest = { popular: null, hasReducedRate: false, links: [], onFavouriteToggled: toggle };
  render(<NotFoundView canSearch categories={[link]} {...rest} />);
  expect(screen.getByRole("search", { name: "商品を探す" }).getAttribute("action")).toBe(paths.productList());
  expect(screen.getByRole("link", { name: "湯呑み" }).getAttribute("href")).toBe(link.path);
  expect(heading()).toBe("お探しのページが見つかりませんでした。");
  expect(screen.getByText("This page could not be found")).toBeTruthy();
  expect(screen.getByRole("link", { name: "トップページへ戻る" }).getAttribute("href")).toBe(paths.home());
});

it("[error.other-text] any other error states that one occurred, and offers a reload", () => {
  render(<ErrorView contact={contact} />);
  expect(heading()).toBe("エラーが発生しました");
  expect(screen.getByText("再読み込みする").closest("a")?.dataset).toHaveProperty("reload");
  expect(screen.getByRole("link", { name: "トップページへ戻る" }).getAttribute("href")).toBe(paths.home());
  expect(screen.getByRole("link", { name: "03-0142-0351" })).toBeTruthy();
});

it("[error.invalid-channel-page] an invalid channel shows Page Not Found", () => {
  render(<InvalidChannelView />);
  expect(heading()).toContain("Page Not Found");
});
