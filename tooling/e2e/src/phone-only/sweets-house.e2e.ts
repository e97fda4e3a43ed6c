import { paths } from "@noren/contract/paths";
import { buyAsGuest } from "../support/buy-as-guest.ts";
import { buyButton, goToDeliveryAsGuest, reloadUntil, waitForHydration } from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";
import { expect, expectAccessible, test, THEME_RUN_ONLY } from "../support/test.ts";

test.use({ hasPictures: true, baseURL: ({ baseURL }, provide) => provide(channelUrl(baseURL, "wag")) });

/** The product that the whole shop has in every season, and in stock. */
const dorayaki = { key: "dorayaki", name: "雨宿り" };

test(
  "a day chosen by the keyboard shows when each sweet arrives, and the day is kept with another prefecture",
  { tag: ["@wag", THEME_RUN_ONLY] },
  async ({ page }) => {
    await page.goto(paths.home());
    await waitForHydration(page);
    await expectAccessible(page);
    const days = page.getByRole("group", { name: "召し上がる日" }).getByRole("radio");
    await expect(days).toHaveCount(14);
    await days.first().focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("PageDown");
    await expect(days.nth(7)).toBeChecked();
    const counter = page.getByRole("list", { name: "召し上がる日" });
    await expect(counter.getByRole("article").first()).toContainText("着");
    await expectAccessible(page);
    await page.getByLabel("お届け先").selectOption("鹿児島県へ");
    await expect(days.nth(7)).toBeChecked();
    await expect(page.getByRole("status").filter({ hasText: "召し上がれるお菓子が" })).toBeVisible();
  },
);

test(
  "the counter of the season leaves no place empty at any width",
  { tag: ["@wag", THEME_RUN_ONLY] },
  async ({ page }) => {
    await page.goto(paths.home());
    const places = page.getByRole("list", { name: "召し上がる日" }).locator("> *");
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await places.evaluateAll((items) =>
        Object.values(Object.groupBy(items, (item) => item.getBoundingClientRect().top)).map((row = []) => {
          const list = items[0]!.parentElement!.getBoundingClientRect();
          const gap = Number.parseFloat(getComputedStyle(items[0]!.parentElement!).columnGap);
          const filled = row.reduce((sum, item) => sum + item.getBoundingClientRect().width + gap, -gap);
          return Math.round(list.width - filled);
        }),
      );
      expect(rows, `${width} px`).toEqual(rows.map(() => 0));
    }
  },
);

test(
  "the chosen day is there again on the way back from a sweet, and after a reload",
  { tag: ["@wag", THEME_RUN_ONLY] },
  async ({ page }) => {
    await page.goto(paths.home());
    await waitForHydration(page);
    const days = page.getByRole("group", { name: "召し上がる日" }).getByRole("radio");
    await days.nth(5).check({ force: true });
    const found = page.getByRole("status").filter({ hasText: "召し上がれるお菓子が" });
    await expect(found).toBeVisible();
    await page
      .getByRole("list", { name: "召し上がる日" })
      .getByRole("article")
      .first()
      .getByRole("link")
      .first()
      .click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(days.nth(5)).toBeChecked();
    await expect(found).toBeVisible();
    await page.reload();
    await expect(days.nth(5)).toBeChecked();
    await page.getByRole("link", { name: "日を決めない" }).click();
    await expect(days.nth(5)).not.toBeChecked();
    await expect(page).not.toHaveURL(/eat=/);
  },
);

test("a gift of sweets gets the のし that the shop promises", { tag: ["@wag", THEME_RUN_ONLY] }, async ({ page }) => {
  await page.goto(paths.product({ key: dorayaki.key }));
  await waitForHydration(page);
  await page.getByRole("radio", { name: "5個入" }).check();
  await buyButton(page).click();
  await expect(page.getByRole("link", { name: /カート.*\d/ })).toBeVisible();
  await goToDeliveryAsGuest(page);
  await page.getByRole("link", { name: "包装・のし・カードを選ぶ" }).click();
  await page.getByLabel("ご用途").selectOption({ label: "お祝い" });
  await expect(page.getByRole("img", { name: /^のし紙の見本、表書き「御祝」/ })).toBeVisible();
});

test("a guest buys sweets and reads what they contain and how long they keep", { tag: "@wag" }, async ({ page }) => {
  await page.goto(paths.product({ key: dorayaki.key }));
  await waitForHydration(page);
  await expect(page.getByRole("row", { name: "卵 あり" })).toBeVisible();
  await page.getByRole("radio", { name: "5個入" }).check();
  await buyAsGuest(page, [dorayaki.name, "発送から7日"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the day is a form to the home, which answers with the arrival of each sweet", async ({ page }) => {
    await page.goto(paths.home());
    const days = page.getByRole("group", { name: "召し上がる日" }).getByRole("radio");
    await reloadUntil(page, () => expect(days).toHaveCount(14, { timeout: 1000 }));
    await days.last().check();
    const day = await days.last().inputValue();
    await page.getByRole("button", { name: "この日で見る" }).click();
    await expect(page).toHaveURL(new RegExp(`eat=${day}`));
    await expect(page.locator(`input[value="${day}"]`)).toBeChecked();
    const first = page.getByRole("list", { name: "召し上がる日" }).getByRole("article").first();
    await reloadUntil(page, () => expect(first).toContainText("着", { timeout: 1000 }));
    await page.getByRole("link", { name: "日を決めない" }).click();
    await expect(page.getByRole("group", { name: "召し上がる日" }).getByRole("radio", { checked: true })).toHaveCount(
      0,
    );
  });
});
