import { paths } from "@noren/contract/paths";
import { expect, expectAccessible, test } from "../support/test.ts";
import { buyButton, heading, reloadUntil, waitForHydration } from "../support/shopper.ts";

test.use({ hasPictures: true });

test("hydration repeats no request, and navigation requests no .data", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(paths.productList({ category: "tableware" }));
  await waitForHydration(page);
  await page.getByRole("link", { name: "青磁の飯碗", exact: true }).click();
  await expect(heading(page, "青磁の飯碗")).toBeVisible();
  const productRequests = requested.filter((path) => path.startsWith("/v1/products"));
  // A request that hydration repeats would precede those of the navigation.
  expect(productRequests[0]).toMatch(/^\/v1\/products\/seiji-meshiwan/);
  expect(productRequests).not.toContain("/v1/products");
  expect(requested.filter((path) => path.endsWith(".data"))).toEqual([]);
});

test("a page has one canonical URL; paging focuses the list's heading", async ({ page, baseURL }) => {
  const canonical = page.locator("link[rel=canonical]");
  await page.goto("/product/?category=tableware&sort=price_asc");
  await expect(canonical).toHaveAttribute("href", `${baseURL}/product?category=tableware`);
  // Before hydration the browser itself follows the link and loads a new page.
  await waitForHydration(page);
  await page.getByRole("link", { name: "2ページ目" }).press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(canonical).toHaveAttribute("href", `${baseURL}/product?category=tableware&page=2`);
});

test("a page beyond the last leads to the last; an unknown category is a 404", async ({ page }) => {
  await page.goto(paths.productList({ page: "999", price_min: "5000", price_max: "1000" }));
  await expect(page).not.toHaveURL(/page=999/);
  await expect(page.getByRole("list", { name: "商品一覧" }).getByRole("article")).not.toHaveCount(0);
  expect((await page.goto(paths.productList({ category: "no-such-category" })))?.status()).toBe(404);
});

test("[toast.behaviour] a toast leaves the button free that was pressed at the lower edge of the screen", async ({
  page,
}) => {
  await page.goto(paths.product({ key: "tote-noren" }));
  await waitForHydration(page);
  const button = buyButton(page);
  await button.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  await button.click();
  const toast = page.getByRole("status").filter({ hasText: "カートに入れました" });
  await expect(toast).toBeVisible();
  const { y: top } = (await button.boundingBox())!;
  await expect
    .poll(async () => {
      const { y, height } = (await toast.boundingBox())!;
      return y + height;
    })
    .toBeLessThanOrEqual(top);
});

test("an unknown URL answers 404 with the not-found page [error.404-text] [error.unknown-route]", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("お探しのページが見つかりませんでした。")).toBeVisible();
  await expect(page.getByText("This page could not be found")).toBeVisible();
  await page
    .getByRole("link", { name: /トップ/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);
});

test("a channel that does not exist answers 404 Page Not Found [error.invalid-channel-page] [error.channel] [channel.invalid]", async ({
  page,
  baseURL,
}) => {
  const response = await page.goto((baseURL ?? "").replace("localhost", "unknown.localhost"));
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Page Not Found")).toBeVisible();
});

test("search finds half-width katakana", async ({ page }) => {
  await page.goto(paths.home());
  const search = page.getByLabel("商品を検索");
  await search.fill("ﾄｰﾄﾊﾞｯｸﾞ");
  await search.press("Enter");
  await expect(heading(page, "「ﾄｰﾄﾊﾞｯｸﾞ」の検索結果")).toBeVisible();
  await expect(page.getByRole("list", { name: "商品一覧" }).getByRole("article").first()).toContainText("トートバッグ");
});

test("the search field suggests once a composition ends, and leads to a product by keyboard", async ({ page }) => {
  await page.goto(paths.home());
  await waitForHydration(page);
  const requestedWords: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/v1/search-suggestions") requestedWords.push(searchParams.get("word") ?? "");
  });
  await page.getByLabel("商品を検索").focus();
  const search = page.getByRole("combobox", { name: "商品を検索" });
  await expect.poll(() => requestedWords).toEqual([""]);
  const input = await page.context().newCDPSession(page);
  for (const text of ["せ", "せい", "青磁"])
    await input.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await input.send("Input.insertText", { text: "青磁の飯碗" });
  await expect(page.getByRole("option", { name: /^青磁の飯碗/ }).first()).toBeVisible();
  expect(requestedWords).toEqual(["", "青磁の飯碗"]);
  await search.press("ArrowDown");
  await expect(search).toHaveAttribute("aria-activedescendant", /./);
  await search.press("Enter");
  await expect(heading(page, "青磁の飯碗")).toBeVisible();
});

test("a picture on the full screen is enlarged beyond the screen, from its middle", async ({ page }) => {
  await page.goto(paths.product({ key: "ame-donabe" }));
  await waitForHydration(page);
  await page.getByRole("button", { name: "写真を拡大" }).click();
  await page.getByRole("button", { name: "さらに拡大する" }).click();
  const picture = page.getByRole("dialog").locator("li").first();
  const { shown, whole, left } = await picture.evaluate((slide) => ({
    shown: slide.clientWidth,
    whole: slide.scrollWidth,
    left: slide.scrollLeft,
  }));
  expect(whole / shown).toBeGreaterThan(2);
  expect(left / (whole - shown)).toBeCloseTo(0.5, 1);
  await page.getByRole("button", { name: "全体を表示する" }).click();
  await expect.poll(() => picture.evaluate((slide) => slide.scrollWidth - slide.clientWidth)).toBe(0);
});

test("a product's video loads when it is played, by keyboard and from the gallery, and its captions show", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto(paths.product({ key: "ame-donabe" }));
  await waitForHydration(page);
  const video = page.getByLabel("土鍋の形と釉薬");
  await page.getByRole("link", { name: "動画を表示" }).click();
  await expect(video).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole("button", { name: "写真を拡大" })).toHaveCount(0);
  await expectAccessible(page);
  expect(requested.filter((url) => url.endsWith(".mp4"))).toEqual([]);
  await video.press("Space");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  expect(await video.evaluate(({ textTracks: [captions] }: HTMLVideoElement) => captions!.activeCues!.length)).toBe(1);
  expect(requested.filter((url) => url.endsWith(".mp4"))).not.toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a product shows its name, price with tax and reviews [review.list]", async ({ page }) => {
    await page.goto(paths.product({ key: "seiji-meshiwan" }));
    await expect(heading(page, "青磁の飯碗")).toBeVisible();
    await expect(page.getByText("2,750").first()).toBeVisible();
    await expect(page.getByText("(税込)").first()).toBeVisible();
    const review = page.locator("#reviews").getByRole("article").first();
    await reloadUntil(page, () => expect(review).toContainText("白いごはんが映えます", { timeout: 1000 }));
    await page.getByRole("link", { name: "評価の低い順" }).click();
    await expect(page).toHaveURL(/sort=rating_asc/);
    await reloadUntil(page, () => expect(review).toContainText("簡易包装を選べるとうれしいです", { timeout: 1000 }));
  });

  test("a product has its video, with captions, in the browser's own player", async ({ page, request }) => {
    await page.goto(paths.product({ key: "ame-donabe" }));
    const video = page.getByLabel("土鍋の形と釉薬");
    await expect(video).toHaveAttribute("controls");
    for (const file of [video.locator("source"), video.locator("track")])
      expect((await request.get((await file.getAttribute("src"))!)).status()).toBe(200);
  });

  test("search and categories still work", async ({ page }) => {
    await page.goto(paths.productList());
    await page.getByRole("searchbox").fill("飯碗");
    await page.getByRole("searchbox").press("Enter");
    await expect(page.getByRole("list", { name: "商品一覧" })).toContainText("飯碗");
  });
});
