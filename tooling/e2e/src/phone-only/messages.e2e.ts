import { paths } from "@noren/contract/paths";
import { expect, test } from "../support/test.ts";

/** The sum of the page's layout shifts since it was opened. */
const totalShift = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: "layout-shift", buffered: true });
    // The observer stays silent without a shift.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });

test("a dismissed message stays hidden on the next page without a layout shift [message.dismiss]", async ({ page }) => {
  await page.goto(paths.productList());
  const message = page.locator("[data-message=caution]");
  await message.getByRole("button", { name: "このお知らせを閉じる" }).click();
  await expect(message).toHaveCount(0);

  // While its JavaScript files are pending, the page shows what it is before hydration. If they failed, it would reload.
  await page.route("**/*.js", () => undefined);
  await page.goto(paths.productList(), { waitUntil: "commit" });
  await expect(message).toHaveCount(1);
  await expect(message).toBeHidden();

  await page.unroute("**/*.js");
  await page.goto(paths.productList());
  await expect(page.locator("html[data-live]")).toHaveCount(1);
  await expect(message).toHaveCount(0);
  expect(await page.evaluate(totalShift)).toBe(0);
});
