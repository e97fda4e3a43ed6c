import { paths } from "@noren/contract/paths";
import { expect, test } from "../support/test.ts";

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; currentRect: DOMRectReadOnly }[] };

/** The page's layout shifts since it was opened, each with what moved to where. */
const listShifts = () =>
  new Promise<string[]>((resolve) => {
    new PerformanceObserver((list) => {
      const describe = ({ node, currentRect: { x, y } }: Shift["sources"][number]) =>
        `${node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent} to ${x}, ${y}`;
      const shifts = list.getEntries() as Shift[];
      resolve(shifts.map(({ value, sources }) => `${value}: ${sources.map(describe).join("; ")}`));
    }).observe({ type: "layout-shift", buffered: true });
    // The observer stays silent without a shift.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
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
  expect(await page.evaluate(listShifts)).toEqual([]);
});
