import { paths } from "@noren/contract/paths";
import { buyAsGuest } from "../support/buy-as-guest.ts";
import { waitForHydration } from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";
import { expect, expectAccessible, test, THEME_RUN_ONLY } from "../support/test.ts";

test.use({ hasPictures: true, baseURL: ({ baseURL }, provide) => provide(channelUrl(baseURL, "sou")) });

/** Cups of which each is there once. */
const cups = paths.product({ key: "hai-yunomi" });

test(
  "a guest compares pieces by the keyboard and buys one, which then stays on the tray as taken",
  { tag: "@sou" },
  async ({ page }) => {
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
    await expect(page.getByRole("region", { name: "選んだ一点、二の湯呑" })).toBeInViewport({ ratio: 0.9 });
    await buyAsGuest(page, ["灰釉の湯呑 二の湯呑"]);
    await page.goto(cups);
    await expect(tray.getByRole("radio", { name: "二の湯呑、旅立ちました" })).toBeDisabled();
  },
);

test(
  "the list is filtered by the makers first and by the price last",
  { tag: ["@sou", THEME_RUN_ONLY] },
  async ({ page }) => {
    await page.goto(paths.productList());
    await waitForHydration(page);
    await page.getByText("絞り込み", { exact: true }).click();
    const groups = page.getByRole("dialog").locator("summary");
    await expect(groups.nth(1)).toHaveText("つくり手");
    await expect(groups.nth(3)).toHaveText("素材");
    await expect(groups.nth(6)).toHaveText("手ざわり");
    await expect(groups.last()).toHaveText("価格（税込）");
    await expectAccessible(page);
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the pieces are shown with their measures, below the note that choosing needs scripts", async ({ page }) => {
    await page.goto(paths.product({ key: "kohiki-meshiwan" }));
    const pieces = page.getByRole("list", { name: "盆の上の品々" });
    const third = pieces.getByRole("listitem").filter({ hasText: "三の碗" });
    await expect(third.locator("img")).toBeVisible();
    await expect(third).toContainText("口径12.0cm");
    const note = await page.locator("noscript p", { hasText: "JavaScriptが必要です" }).boundingBox();
    expect(note!.y).toBeLessThan((await pieces.boundingBox())!.y);
    await expect(page.getByRole("radio", { name: "三の碗" })).toBeHidden();
  });
});
