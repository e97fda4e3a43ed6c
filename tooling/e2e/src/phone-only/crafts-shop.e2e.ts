import { paths } from "@noren/contract/paths";
import { buyAsGuest } from "../support/buy-as-guest.ts";
import { waitForHydration } from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.use({ hasPictures: true, baseURL: ({ baseURL }, provide) => provide(channelUrl(baseURL, "sou")) });

/** Cups of which each is there once. */
const cups = paths.product({ key: "hai-yunomi" });

test("a guest compares pieces by the keyboard and buys one, which then stays on the tray as taken", async ({
  page,
}) => {
  await page.goto(paths.home());
  await waitForHydration(page);
  await expectAccessible(page);
  await page.goto(cups);
  await waitForHydration(page);
  const tray = page.getByRole("group", { name: "盆から一点お選びください" });
  await tray.getByRole("radio", { name: "一の湯呑" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("c");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "手もとに置いた一点、一の湯呑" })).toBeVisible();
  await expect(page.getByRole("region", { name: "選んだ一点、二の湯呑" })).toContainText("飴色");
  await buyAsGuest(page, ["灰釉の湯呑 二の湯呑"]);
  await page.goto(cups);
  await expect(tray.getByRole("radio", { name: "二の湯呑、旅立ちました" })).toBeDisabled();
});

test("the list is filtered by the makers first and by the price last", async ({ page }) => {
  await page.goto(paths.productList());
  await waitForHydration(page);
  await page.getByText("絞り込み", { exact: true }).click();
  const groups = page.getByRole("dialog").locator("summary");
  await expect(groups.nth(1)).toHaveText("つくり手");
  await expect(groups.nth(3)).toHaveText("素材");
  await expect(groups.nth(6)).toHaveText("手ざわり");
  await expect(groups.nth(7)).toHaveText("価格（税込）");
  await expectAccessible(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the tray is a choice with pictures, without comparing", async ({ page }) => {
    await page.goto(paths.product({ key: "kohiki-meshiwan" }));
    const tray = page.getByRole("group", { name: "盆から一点お選びください" });
    await tray.getByRole("radio", { name: "三の碗" }).check({ force: true });
    await expect(tray.getByRole("radio", { name: "三の碗" })).toBeChecked();
    await expect(page.getByRole("button", { name: "比べる" })).toBeHidden();
  });
});
