// @vitest-environment jsdom
import { shop } from "@noren/api/endpoints/shop";
import { staticPages } from "@noren/contract/paths";
import type { LayoutName } from "@noren/contract/screens";
import type { Message, Settings } from "@noren/contract";
import { productInfo, settings as example } from "@noren/contract/examples";
import type { Problem } from "@noren/domain/problem";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, test } from "vitest";
import { ProductPicture } from "#ui/elements/product-picture/product-picture";
import { toProblemResponse } from "../problem/problem-response.ts";
import { shopEvent } from "../state/shop.ts";
import { testApp } from "../testing/test-app.ts";
import { PageInLayout, ProblemInLayout } from "./layouts.tsx";

afterEach(cleanup);

interface Given {
  pages?: readonly { url: string; title: string }[];
  messages?: readonly Message[];
  settings?: Settings;
}

async function show(page: ReactNode, { messages = [], settings = example, pages = [] }: Given = {}) {
  const { store } = testApp({
    responses: {
      "GET /v1/settings/front": () => Response.json(settings),
      "GET /v1/messages?per=all": () => Response.json({ data: messages }),
      "GET /v1/static-pages/urls": () => Response.json({ data: pages }),
    },
  });
  await store.dispatch(shop.endpoints.getSettings.initiate());
  const router = createMemoryRouter([{ path: "/", element: page }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return store;
}

/** Which parts of the frame are shown, and the page's text. */
const visibleParts = () => ({
  search: screen.queryByRole("search") !== null,
  footer: screen.queryByRole("contentinfo") !== null,
  page: screen.getByRole("main").textContent,
});

describe("[layout.five] the layouts", () => {
  test.each<[LayoutName, boolean, boolean]>([
    ["default", true, true],
    ["simple", false, true],
    ["sample", false, false],
    ["maintenance", false, false],
    ["invalidChannel", false, false],
  ])("%s shows its page, a search: %s, a footer: %s", async (layout, search, footer) => {
    await show(<PageInLayout layout={layout}>頁</PageInLayout>);
    expect(visibleParts()).toEqual({ search, footer, page: "頁" });
  });

  test("a maintenance problem shows without the shop's header and footer", async () => {
    const { init, ...thrown } = toProblemResponse({ kind: "maintenance", until: null, message: "", code: "" });
    await show(<ProblemInLayout layout="default" error={{ ...thrown, ...init, internal: false, statusText: "" }} />);
    expect(visibleParts()).toMatchObject({ search: false, footer: false });
  });

  test.each([
    ["the shop's own text", "倉庫の引っ越しをしています。", "maintenance", 1],
    ["nothing beside the heading for a shop without an own text", "ただいまメンテナンス中です。", "maintenance", 0],
    ["no text of a proxy", "upstream connect error", "", 0],
  ])("[maintenance.redirect] the maintenance page shows %s", async (_, message, code, count) => {
    const { init, ...thrown } = toProblemResponse({ kind: "maintenance", until: null, message, code });
    await show(<ProblemInLayout layout="default" error={{ ...thrown, ...init, internal: false, statusText: "" }} />);
    expect(screen.queryAllByText(message, { selector: "p" })).toHaveLength(count);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("ただいまメンテナンス中です。");
  });

  test("[channel.invalid] once the channel is missing, every page shows it", async () => {
    const store = await show(<PageInLayout layout="default">頁</PageInLayout>);
    store.dispatch(shopEvent({ type: "shop/channelFoundMissing" }));
    expect(await screen.findByRole("heading", { name: /Page Not Found/ })).toBeTruthy();
    expect(visibleParts()).toMatchObject({ search: false, footer: false });
  });
});

test.each<LayoutName>(["default", "simple"])(
  "[message.page-keys] [message.dismiss] the shop's caution shows in the layout %s until it is dismissed",
  async (layout) => {
    const caution: Message = { code: "caution", updated_at: "2026-11-20T00:00:00+09:00", content: "<p>年末の配送</p>" };
    await show(<PageInLayout layout={layout}>頁</PageInLayout>, { messages: [caution] });
    expect((await screen.findByRole("note")).textContent).toContain("年末の配送");
    fireEvent.click(screen.getByRole("button", { name: "このお知らせを閉じる" }));
    expect(screen.queryByRole("note")).toBeNull();
    localStorage.clear();
  },
);

test("the footer groups the links to the shop's pages", async () => {
  const pages = [
    { url: staticPages.delivery, title: "送料とお届け" },
    { url: "/company", title: "会社案内" },
    { url: staticPages.law, title: "特定商取引法に基づく表記" },
  ];
  await show(<PageInLayout layout="default">頁</PageInLayout>, { pages });
  const footer = within(screen.getByRole("contentinfo"));
  await footer.findByRole("link", { name: "会社案内" });
  const groups = footer.getAllByRole("heading", { level: 2 });
  const linksOf = (group: Element | null) => [...(group?.querySelectorAll("a") ?? [])].map((link) => link.textContent);
  expect(groups.map((group) => [group.textContent, ...linksOf(group.parentElement)])).toEqual([
    ["ご利用案内", "送料とお届け", "よくあるご質問", "お問い合わせ"],
    ["お店について", "会社案内", "お知らせ", "サイトマップ"],
    ["見つける・楽しむ", "読みもの", "つくり手", "ブランド一覧"],
  ]);
  expect(footer.getByRole("link", { name: "特定商取引法に基づく表記" })).toBeTruthy();
});

describe("the shop's contact", () => {
  const phone = "03-0142-0351";
  const contact = { ...example, "SITE.CONTACT.PHONE": phone, "SITE.CONTACT.HOURS": "平日 10:00〜17:00" };

  test.each<LayoutName>(["default", "simple"])("is in the footer of the layout %s", async (layout) => {
    await show(<PageInLayout layout={layout}>頁</PageInLayout>, { settings: contact });
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByRole("link", { name: phone }).getAttribute("href")).toBe("tel:0301420351");
    expect(footer.getByText("（平日 10:00〜17:00）")).toBeTruthy();
  });

  test("is on the page of an error", async () => {
    const { init, data } = toProblemResponse({ kind: "server", status: 500, message: "", code: "", retryAfter: null });
    const error = { data, status: init?.status, internal: false, statusText: "" };
    await show(<ProblemInLayout layout="default" error={error} />, { settings: contact });
    expect(within(screen.getByRole("main")).getByRole("link", { name: phone })).toBeTruthy();
  });

  test("is not shown if the shop has set none", async () => {
    await show(<PageInLayout layout="default">頁</PageInLayout>);
    expect(screen.getByRole("contentinfo").querySelector("address")).toBeNull();
  });
});

test("[settings.drive-behaviour] pictures come from the storage's URL, under the channel's prefix", async () => {
  await show(
    <PageInLayout layout="default">
      <ProductPicture picture={productInfo.image} sizes="100vw" />
    </PageInLayout>,
  );
  const { "SITE.STORAGE_URL": storage, "SITE.CHANNEL_PREFIX": prefix } = example;
  expect(screen.getByRole("img", { name: productInfo.image.alt }).getAttribute("src")).toMatch(
    new RegExp(`^${storage}/${prefix}/${productInfo.image.path}`),
  );
});

describe("the page of a problem", () => {
  test.each<[Problem, RegExp]>([
    [{ kind: "notFound", message: "", code: "" }, /お探しのページが見つかりませんでした。/],
    [{ kind: "server", status: 500, message: "", code: "", retryAfter: null }, /エラーが発生しました/],
    [{ kind: "network" }, /エラーが発生しました/],
    [{ kind: "forbidden", message: "", code: "" }, /エラーが発生しました/],
    [{ kind: "invalidChannel", message: "", code: "" }, /Page Not Found/],
  ])("[error.other-text] %j", async (problem, words) => {
    const { init, data } = toProblemResponse(problem);
    await show(
      <ProblemInLayout layout="default" error={{ data, status: init?.status, internal: false, statusText: "" }} />,
    );
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toMatch(words);
  });
});
