import { paths } from "@noren/contract/paths";
import type { Page } from "@playwright/test";
import { createLoggedInMember } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";
import { buyButton } from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";

const SCRIPTS = "**/assets/**/*.js";

/** Holds the scripts of the page until the returned function is called. */
async function holdScripts(page: Page, scripts = SCRIPTS): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("input and clicks before hydration are replayed", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.login());
  await page.getByLabel("メールアドレスまたはログインID").fill("demo@noren.example");
  await page.getByLabel("パスワード", { exact: false }).first().fill("noren2026");
  await page.getByRole("button", { name: "ログインする" }).click();
  release();
  await expect(page).toHaveURL(/\/ec/);
});

test("a button that is held while the page hydrates is clicked, although what was chosen before moves it", async ({
  page,
}) => {
  await createLoggedInMember(page);
  const release = await holdScripts(page);
  await page.goto(paths.memorialAdd());
  await page.getByLabel("記念日名").fill("母の誕生日");
  await page.getByLabel("記念日の種類").selectOption("誕生日");
  await page.getByLabel(/^月/).selectOption("2月");
  // A note about leap years appears above the button.
  await page.getByLabel(/^日/).selectOption("29日");
  await page.getByLabel("お相手のお名前").fill("和子");
  await page.getByRole("button", { name: "登録する" }).hover();
  await page.mouse.down();
  release();
  await expect(page.locator("html[data-live]")).toHaveCount(1);
  await page.mouse.up();
  await expect(page.getByText("毎年2月29日")).toBeVisible();
});

test("a product added before hydration is in the cart with its quantity", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.product({ key: "tote-noren" }));
  await page.getByRole("button", { name: "数量を1つ増やす" }).click();
  await buyButton(page).click();
  release();
  await expect(page.getByRole("link", { name: /カート.*2/ })).toBeVisible();
});

test("[delivery.arrival] a prefecture chosen before hydration is asked for", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.product({ key: "tote-noren" }));
  const prefecture = page.getByLabel("お届け先の都道府県");
  // Where a shopper chooses it; further down the code of the part would not load yet.
  await prefecture.scrollIntoViewIfNeeded();
  await prefecture.selectOption("大阪府");
  release();
  await expect(page.getByRole("main").locator("#delivery").getByRole("status")).toContainText("送料");
  await expect(prefecture.locator("option:checked")).toHaveText("大阪府");
});

for (const { when, scripts, isLive } of [
  { when: "before hydration", scripts: SCRIPTS, isLive: false },
  { when: "between the hydration of the page and of the part", scripts: "**/assets/**/*parts*.js", isLive: true },
])
  test(`a heart of a card in a late part that is pressed ${when} keeps the product`, async ({ page }) => {
    const release = await holdScripts(page, scripts);
    const heart = page.locator("#accessories").getByRole("button", { name: /お気に入り/ });
    // A server that has just started may leave out the part.
    await expect(async () => {
      await page.goto(paths.product({ key: "seiji-meshiwan" }));
      await expect(heart.first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    if (isLive) await expect(page.locator("html[data-live]")).toHaveCount(1);
    await heart.first().click();
    release();
    await expect(heart.first()).toHaveAccessibleName(/お気に入りから外す/);
  });

test("a button whose options were chosen before hydration waits instead of asking for them again", async ({
  page,
  baseURL,
}) => {
  const release = await holdScripts(page);
  await page.goto(channelUrl(baseURL, "lat") + paths.product({ key: "kiteki" }));
  const button = page.getByRole("button", { name: "をお選びください" }).first();
  const color = () => button.evaluate((element) => getComputedStyle(element).color);
  const asking = await color();
  await page.getByRole("radio", { name: "200g" }).check();
  await expect.poll(color, "an option is open").toBe(asking);
  await page.getByRole("radio", { name: "中挽き（ペーパードリップ）" }).check();
  await expect.poll(color).toBe("rgba(0, 0, 0, 0)");
  release();
  await expect(buyButton(page)).toBeEnabled();
});
