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
