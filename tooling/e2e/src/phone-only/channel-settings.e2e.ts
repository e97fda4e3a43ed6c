import { paths } from "@noren/contract/paths";
import { copyChannel, query } from "../support/database.ts";
import { heading, register, waitForHydration } from "../support/shopper.ts";
import { readAccent, channelUrl } from "../support/theme.ts";
import { expect, test } from "../support/test.ts";

test("a shop in maintenance answers 503 on every page and reopens by itself [error.503]", async ({ page, baseURL }) => {
  const key = "closed";
  const maintenanceMessage = "倉庫の引っ越しのため、お休みをいただいております。";
  await copyChannel(key, "fl1", { isMaintenance: true, maintenanceMessage });
  const shop = channelUrl(baseURL, key);
  for (const path of ["/", "/product", "/law", "/maintenance"]) {
    expect((await page.goto(`${shop}${path}`))?.status(), path).toBe(503);
    await expect(heading(page, "ただいまメンテナンス中です。")).toBeVisible();
    await expect(page.getByText(maintenanceMessage)).toBeVisible();
  }
  await query(`update channels set is_maintenance = false where key = $1`, [key]);
  await expect
    .poll(async () => (await page.goto(`${shop}${paths.maintenance()}`))?.url(), { timeout: 30_000 })
    .toBe(`${shop}/`);
});

test("a changed SITE.THEME changes the theme of the running server [settings.drive-behaviour] [theme.resolve-order]", async ({
  page,
  baseURL,
}) => {
  const key = "other-theme";
  await copyChannel(key, "fl1", { settings: { "SITE.THEME": "simple" } });
  await page.goto(channelUrl(baseURL, key));
  const before = await page.evaluate(readAccent);
  await query(`update channels set settings = settings || jsonb_build_object('SITE.THEME', 'fl1') where key = $1`, [
    key,
  ]);
  await expect.poll(async () => (await page.reload(), page.evaluate(readAccent)), { timeout: 30_000 }).not.toBe(before);
});

test("a shop without members offers no account, and a members' shop shows its catalogue after the login [settings.drive-behaviour] [role.anonymous-member]", async ({
  page,
  baseURL,
}) => {
  await copyChannel("without-members", "fl1", { settings: { "SITE.IS_MEMBER_USE": false } });
  await copyChannel("members", "fl1", { settings: { "SITE.IS_LOGIN_REQUIRED": true } });
  const accountLinks = page.getByRole("link", { name: /ログイン|会員登録|マイページ/ });
  const withoutMembers = channelUrl(baseURL, "without-members");
  await page.goto(withoutMembers);
  await waitForHydration(page);
  await expect(page.getByRole("banner").getByRole("link", { name: /カート/ })).toBeVisible();
  await expect(accountLinks).toHaveCount(0);
  for (const path of ["/login", "/register", "/mypage/order_history"])
    expect((await page.goto(`${withoutMembers}${path}`))?.status(), path).toBe(404);

  const members = channelUrl(baseURL, "members");
  await page.goto(`${members}${paths.productList()}`);
  await expect(page).toHaveURL(`${members}/login/?to=%2Fproduct`);
  await expect(heading(page, "ログイン")).toBeVisible();
  await expect(accountLinks).not.toHaveCount(0);
  await page.goto(`${members}${paths.register()}`);
  await register(page);
  await page.goto(`${members}${paths.productList()}`);
  await expect(heading(page, "すべての商品")).toBeVisible();
});

test("SITE.TOP_LP replaces the home by a landing page, and null brings the theme's home back [settings.drive-behaviour]", async ({
  page,
  baseURL,
}) => {
  const key = "landing-home";
  await copyChannel(key, "simple", { settings: { "SITE.TOP_LP": "tea" } });
  await query(
    `insert into landing_pages (channel_id, slug, title, lead, layout)
     select id, 'tea', '新茶の便り', '摘みたてを、ひと足先に。', $2 from channels where key = $1`,
    [key, JSON.stringify([{ name: "text", props: { html: "<p>八十八夜の朝に摘みました。</p>" } }])],
  );
  const shop = channelUrl(baseURL, key);
  expect(await (await page.goto(shop))!.text()).toContain("八十八夜の朝に摘みました。");
  await waitForHydration(page);
  await expect(page).toHaveURL(`${shop}/`);
  await expect(heading(page, "新茶の便り")).toBeVisible();
  await expect(page.getByText("八十八夜の朝に摘みました。")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await query(`update channels set settings = settings || '{"SITE.TOP_LP": null}' where key = $1`, [key]);
  await expect
    .poll(async () => (await page.reload(), heading(page, "新茶の便り").count()), { timeout: 30_000 })
    .toBe(0);
});

test("[theme.color-scheme] the server writes the channel's colours into the page, so that no other is ever painted", async ({
  page,
  baseURL,
}) => {
  const key = "akane";
  await copyChannel(key, "simple");
  await query(
    `insert into color_schemes (channel_id, key, name, colors, is_selected)
     select id, 'akane', '茜', '{"color-accent": "#8c2f24"}', true from channels where key = $1`,
    [key],
  );
  // A page does not wait long for its colours; on a busy machine the first may come without.
  const shop = channelUrl(baseURL, key);
  await expect.poll(async () => (await page.goto(shop), page.evaluate(readAccent))).toBe("#8c2f24");
  await page.addInitScript(() => {
    const accents = new Set<string>();
    const look = () => {
      accents.add(getComputedStyle(document.documentElement).getPropertyValue("--color-accent").trim());
      requestAnimationFrame(look);
    };
    Object.assign(window, { accents });
    requestAnimationFrame(look);
  });
  await page.goto(shop);
  await waitForHydration(page);
  expect(await page.evaluate(() => [...(window as unknown as { accents: Set<string> }).accents])).toEqual(["#8c2f24"]);
});

test("PRODUCT.IS_LIST_ENDLESS: a list grows as it is scrolled, and a reload and the way back show it as it was [settings.drive-behaviour]", async ({
  page,
  baseURL,
}) => {
  const key = "growing";
  await copyChannel(key, "simple", { settings: { "PRODUCT.IS_LIST_ENDLESS": true } });
  await query(
    `insert into products (channel_id, key, code, name, position)
     select id, 'cup-' || n, 'CUP-' || n, '湯呑み ' || n, n from channels, generate_series(1, 40) n where key = $1`,
    [key],
  );
  await page.goto(`${channelUrl(baseURL, key)}${paths.productList()}`);
  await waitForHydration(page);
  const cards = page.getByRole("main").getByRole("list", { name: "商品一覧" }).getByRole("article");
  await expect(cards).toHaveCount(15);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(30);
  await expect(page).toHaveURL(/\?to=2$/);
  const seen = cards.nth(20);
  await seen.scrollIntoViewIfNeeded();
  await expect(seen).toBeInViewport();
  await page.reload();
  await expect(cards.nth(29)).toBeAttached();
  await expect(seen).toBeInViewport();
  await seen.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\/cup-/);
  await page.goBack();
  await expect(seen).toBeInViewport();
});
