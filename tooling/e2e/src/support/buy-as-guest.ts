import { paths } from "@noren/contract/paths";
import type { Page } from "@playwright/test";
import { buyButton, goToConfirm, goToDeliveryAsGuest, orderButton, readOrderNumber } from "./shopper.ts";
import { expect, expectAccessible } from "./test.ts";

/**
 * Buys as a guest the product of the current page, whose options are chosen. Checks the product page, the cart and the confirm
 * screen with axe.
 *
 * @param texts what the cart shows of the product
 */
export async function buyAsGuest(page: Page, texts: readonly string[]): Promise<void> {
  await buyButton(page).click();
  await expect(page.getByRole("link", { name: /カート.*\d/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto(paths.cart());
  for (const text of texts) await expect(page.getByRole("list", { name: "カートの商品" })).toContainText(text);
  await expectAccessible(page);
  await orderAsGuest(page);
}

/** Orders what the cart holds as a guest. Checks the confirm screen with axe. */
export async function orderAsGuest(page: Page): Promise<void> {
  await goToDeliveryAsGuest(page);
  await goToConfirm(page);
  await expectAccessible(page);
  await orderButton(page).click();
  await expect(page.getByText(await readOrderNumber(page))).toBeVisible();
}
