import { paths } from "@noren/contract/paths";
import {
  goToConfirm,
  goToDeliveryAsGuest,
  orderButton,
  readOrderNumber,
  waitForHydration,
} from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";
import { expect, expectAccessible, test, THEME_RUN_ONLY } from "../support/test.ts";

test.use({ hasPictures: true, baseURL: ({ baseURL }, provide) => provide(channelUrl(baseURL, "sig")) });

test("a guest sees a bag grow ten years older, and orders it", { tag: "@sig" }, async ({ page }) => {
  await page.goto(paths.home());
  await waitForHydration(page);
  const years = page.getByRole("radiogroup", { name: "経年" });
  await expect(years.getByRole("radio", { name: "いま" })).toBeChecked();
  await years.getByRole("radio", { name: "三年" }).check();
  await expect(page.getByText("三年後：色が深まり、艶が出ます。").last()).toBeVisible();
  await page.keyboard.press("End");
  await expect(years.getByRole("radio", { name: "十年" })).toBeChecked();
  await expect(page.getByRole("img", { name: /^十年後/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /^三年後/ })).toBeHidden();
  await expectAccessible(page);

  await page.goto(paths.product({ key: "migiwa" }));
  await waitForHydration(page);
  await expect(years.getByRole("radio", { name: "十年" })).toBeChecked();
  await page.getByRole("radio", { name: /^栗/ }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "カートに加える" }).first().click();
  await expect(page.getByRole("link", { name: /カート.*1/ })).toBeVisible();
  await page.goto(paths.cart());
  await expect(page.getByText("箱、綿の袋、修理の札は、どの品にも無料でお付けしています。")).toBeVisible();
  await expectAccessible(page);
  await goToDeliveryAsGuest(page);
  await goToConfirm(page);
  await expectAccessible(page);
  await orderButton(page).click();
  await expect(page.getByText(await readOrderNumber(page))).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the stops still show their years", { tag: ["@sig", THEME_RUN_ONLY] }, async ({ page }) => {
    await page.goto(paths.product({ key: "migiwa" }));
    await page.getByRole("radio", { name: "十年" }).check();
    await expect(page.getByRole("img", { name: /^十年後/ })).toBeVisible();
    await expect(page.getByRole("img", { name: /^一年後/ })).toBeHidden();
  });
});
