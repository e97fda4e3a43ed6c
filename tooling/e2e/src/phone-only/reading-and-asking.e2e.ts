import { paths, staticPages } from "@noren/contract/paths";
import { expect, expectAccessibleAtBothWidths, test } from "../support/test.ts";
import { heading, reloadUntil, waitForHydration } from "../support/shopper.ts";

test.use({ hasPictures: true });

test("an inquiry about a product is confirmed, corrected and sent [contact.steps]", async ({ page }) => {
  await page.goto(paths.product({ key: "seiji-meshiwan" }));
  await page.getByRole("link", { name: "この商品について問い合わせる" }).click();
  const body = page.getByLabel("お問い合わせ内容");
  await expect(page.getByRole("main").getByText("青磁の飯碗")).toBeVisible();
  await expect(body).toHaveValue("");
  await expect(page.getByLabel("お問い合わせの種類")).toHaveValue("inquiry-product");
  await page.getByLabel("お問い合わせの種類").selectOption({ label: "商品について：在庫・再入荷" });
  await body.fill("大きいものはありますか。");
  await page.getByLabel("氏名").fill("山田 花子");
  await page.getByLabel("メールアドレス").fill(`hanako-${crypto.randomUUID()}@example.jp`);
  await page.getByRole("button", { name: "入力内容を確認する" }).click();
  await expect(heading(page, "お問い合わせ内容の確認")).toBeVisible();
  await expect(page.getByText("商品について：在庫・再入荷")).toBeVisible();

  await page.getByRole("link", { name: "入力内容を修正する" }).click();
  await expect(page.getByLabel("氏名")).toHaveValue("山田　花子");
  await page.getByRole("button", { name: "入力内容を確認する" }).click();

  await page.reload();
  await waitForHydration(page);
  await page.getByRole("button", { name: "この内容で送信する" }).click();
  await expect(heading(page, "お問い合わせを受け付けました")).toBeVisible();
  await expect(page.getByText(/お問い合わせ番号：\w{10}/)).toBeVisible();
  await page.goBack();
  await expect(heading(page, "お問い合わせ内容の確認")).toHaveCount(0);
});

test("a catalogue is turned page by page, and a product is one press away", async ({ page }) => {
  await page.goto(paths.flipBook());
  await waitForHydration(page);
  const position = page.getByRole("status").filter({ hasText: "ページ" });
  await expect(position).toContainText(/^1 \//);
  await page.getByRole("button", { name: "次のページ" }).click();
  await expect(position).toContainText(/^2 \//);
  await expect(page).toHaveURL(/#page-2$/);
  await page.reload();
  await expect(position).toContainText(/^2 \//);
  await page.keyboard.press("End");
  await expect(position).toContainText(/^12 \//);
  await page.keyboard.press("Home");
  await expect(position).toContainText(/^1 \//);
  await page.keyboard.press("ArrowRight");
  await expect(position).toContainText(/^2 \//);
  const product = page.locator("#page-2").getByRole("list", { name: "このページの商品" }).getByRole("link").first();
  await expect(product).toContainText(/\d円\(税込\)/);
  await product.click();
  await expect(page).toHaveURL(/\/product\//);
});

test("a page of a catalogue is enlarged where it is pressed, and moved by a mouse and by keys", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.flipBook());
  await waitForHydration(page);
  const picture = page.getByRole("button", { name: "2ページを拡大する", exact: true });
  const { width, height } = (await picture.boundingBox())!;
  const zoom = page.getByRole("dialog", { name: "2ページ", exact: true });
  const pane = zoom.getByRole("region");
  const left = () => pane.evaluate((element) => Math.round(element.scrollLeft));

  await picture.click({ position: { x: width - 2, y: height / 2 } });
  await expect(pane).toBeFocused();
  const end = await pane.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(end).toBeGreaterThan(100);
  expect(await left()).toBe(end);
  await page.mouse.move(400, 400);
  await page.mouse.down();
  await page.mouse.move(500, 400, { steps: 4 });
  await page.mouse.up();
  expect(await left()).toBe(end - 100);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(left).toBeLessThan(end - 100);
  await zoom.getByRole("button", { name: "全体を表示する" }).click();
  expect(await pane.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(zoom).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test("a printed catalogue is ordered to an address that the postal code completes", async ({ page }) => {
  await page.goto(paths.catalogOrder());
  await waitForHydration(page);
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field("catalog").selectOption({ index: 1 });
  await field("postal_code").pressSequentially("1000001");
  await expect(field("city")).toHaveValue("千代田区");
  for (const [name, value] of [
    ["last_name", "山田"],
    ["first_name", "花子"],
    ["last_name_kana", "やまだ"],
    ["first_name_kana", "はなこ"],
    ["address1", "千代田1-1"],
    ["phone_number", "0312345678"],
    ["email", `hanako-${crypto.randomUUID()}@example.jp`],
  ] as const)
    await field(name).fill(value);
  await page.getByRole("button", { name: "この内容で請求する" }).click();
  await expect(page.getByText(/^受付番号：\w{10}$/)).toBeVisible();
});

test("every page to read or ask is accessible at both widths, and not wider than the screen", async ({ page }) => {
  for (const path of [
    paths.newsList(),
    paths.newsArticle({ key: "delivery-delay" }),
    paths.blogList(),
    paths.blogArticle({ key: "donabe-first-day" }),
    paths.faq(),
    paths.brandList(),
    paths.makerList(),
    paths.maker({ key: "asagiri" }),
    paths.stylistList(),
    paths.stylist({ key: "onodera-mai" }),
    paths.sitemap(),
    paths.landingPage({ slug: "new-rice" }),
    paths.flipBook(),
    paths.catalogOrder(),
    paths.contact(),
    paths.cartQuotation(),
    staticPages.privacy,
  ]) {
    await page.goto(path);
    await waitForHydration(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(page.viewportSize()?.width);
    await expectAccessibleAtBothWidths(page);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("questions, articles, makers and landing pages are read and found", async ({ page }) => {
    await page.goto(paths.faq());
    const search = page.getByRole("search", { name: "ご質問を検索" });
    await search.getByRole("searchbox").fill("領収書");
    await search.getByRole("button").click();
    await expect(page.getByText(/「領収書」を含むご質問：\d+件/)).toBeVisible();
    await page.goto(paths.productList({ category: "gift" }));
    const area = page.locator("#area-bottom");
    const title = area.getByRole("heading", { name: "ギフトのご質問" });
    await reloadUntil(page, () => expect(title).toBeVisible({ timeout: 1000 }));
    await expect(area.getByRole("link", { name: "ギフトのご質問をすべて見る" })).toHaveAttribute("href", paths.faq());
    // The server links the style sheet of the areas, so that nothing moves when their code arrives.
    expect((await page.locator("#area-top p").boundingBox())!.x).toBe((await title.boundingBox())!.x);
    expect((await title.boundingBox())!.x).toBe((await heading(page, "ギフト").boundingBox())!.x);
    for (const [list, entry] of [
      ["お知らせ", "listitem"],
      ["読みもの", "heading"],
      ["つくり手", "heading"],
    ] as const) {
      await page.goto(paths.sitemap());
      const main = page.getByRole("main");
      await main.getByRole("link", { name: list, exact: true }).click();
      await expect(heading(page, list)).toBeVisible();
      await main.getByRole(entry).getByRole("link").nth(1).click();
      await expect(heading(page, list)).toHaveCount(0);
    }
    await page.goto(paths.flipBook());
    const lastPage = page.getByRole("list", { name: "カタログのページ" }).locator("> li").last();
    await lastPage.scrollIntoViewIfNeeded();
    expect((await lastPage.boundingBox())!.x).toBeLessThan(page.viewportSize()!.width / 2);
    await page.goto(paths.landingPage({ slug: "shinmai" }));
    await expect(page).toHaveURL(/\/lp\/new-rice$/);
    const first = page.getByRole("list", { name: "飯碗" }).getByRole("article").first();
    await reloadUntil(page, () => expect(first).toBeVisible({ timeout: 1000 }));
  });
});
