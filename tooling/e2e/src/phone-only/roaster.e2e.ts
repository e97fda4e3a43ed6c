import { paths } from "@noren/contract/paths";
import { buyAsGuest } from "../support/buy-as-guest.ts";
import { reloadUntil, waitForHydration } from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";
import { expect, expectAccessible, test, THEME_RUN_ONLY } from "../support/test.ts";

test.use({ hasPictures: true, baseURL: ({ baseURL }, provide) => provide(channelUrl(baseURL, "lat")) });

const nearest = "main section:has(> div > h2:text-is('味の地図')) ol > li";

test(
  "the taste map lists other beans when a range is moved by the keyboard",
  { tag: ["@lat", THEME_RUN_ONLY] },
  async ({ page }) => {
    await page.goto(paths.home());
    await waitForHydration(page);
    await expect(page.locator(nearest)).toHaveCount(3);
    await expect(page.locator(nearest).first()).toContainText("汽笛ブレンド");
    await expectAccessible(page);
    const body = page.getByRole("slider", { name: "コク" });
    await body.focus();
    await page.keyboard.press("End");
    await page.getByRole("slider", { name: "すっぱさ" }).focus();
    await page.keyboard.press("Home");
    await expect(page.locator(nearest).first()).toContainText("マンデリン");
    await expect(page.locator(nearest).first()).toContainText("ぴったり");
    await page.getByRole("button", { name: "近い豆をぜんぶ見る" }).click();
    await expect(page).toHaveURL(/near\.acidity=1&near\.body=5/);
    await expect(page.getByRole("list", { name: "商品一覧" }).getByRole("listitem").first()).toContainText(
      "マンデリン",
    );
    await expectAccessible(page);
    await expect(page.getByRole("combobox", { name: "並び順" })).toHaveValue("near");
    await page.goBack();
    await expect(page.getByRole("slider", { name: "コク" })).toHaveValue("5");
    await expect(page.locator(nearest).first()).toContainText("マンデリン");
  },
);

test("a guest buys beans from the roaster", { tag: "@lat" }, async ({ page }) => {
  await page.goto(paths.product({ key: "kiteki" }));
  await waitForHydration(page);
  await page.getByRole("radio", { name: "200g" }).check();
  await page.getByRole("radio", { name: "中挽き（ペーパードリップ）" }).check();
  await buyAsGuest(page, ["汽笛ブレンド"]);
});

test(
  "the search of a missing page covers nothing when it takes the focus",
  { tag: ["@lat", THEME_RUN_ONLY] },
  async ({ page }) => {
    await page.goto("/no-such-page");
    await page.getByRole("main").getByRole("searchbox").focus();
    await page.getByRole("link", { name: "トップページへ戻る" }).click({ trial: true });
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the taste map is a form to the list, the nearest beans first", async ({ page }) => {
    await page.goto(paths.home());
    await reloadUntil(page, () => expect(page.locator(nearest)).toHaveCount(3, { timeout: 1000 }));
    await page.getByRole("slider", { name: "すっぱさ" }).fill("4.5");
    await page.getByRole("slider", { name: "コク" }).fill("1.5");
    await page.getByRole("button", { name: "近い豆をぜんぶ見る" }).click();
    await expect(page.getByRole("list", { name: "商品一覧" }).getByRole("listitem").first()).toContainText(
      "エチオピア",
    );
  });
});
