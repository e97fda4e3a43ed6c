import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { describePages } from "./describe-pages.ts";
import { readStorage } from "./read-storage.ts";
import { cards } from "./shopper.ts";

/** The tag of a theme's tests that `npm run theme -- test` runs and `npm test` leaves out (decision 0735). */
export const THEME_RUN_ONLY = "@theme-run-only";

/** Loads no picture: layout keeps its space, and most of a catalogue's tests are about something else. */
const WITHOUT_PICTURES = "--blink-settings=imagesEnabled=false";

/** Digits that are the number of a card, with or without spaces and hyphens. */
const CARD_NUMBER = new RegExp(
  Object.values(cards)
    .map((number) => number.split("").join("[ -]?"))
    .join("|"),
);

/**
 * Fails a test whose page logs an error or a warning (blocked scripts and pictures, failed hydration, exceptions), or whose
 * browser still stores the number of a card, e.g. in a draft of a form.
 */
export const test = base.extend<{ failOnConsoleErrors: void }, { hasPictures: boolean }>({
  // A file about lists, products and layout sets it. Elsewhere rendering and decoding pictures would be a tenth of the work.
  hasPictures: [false, { scope: "worker", option: true }],
  launchOptions: [
    async ({ launchOptions, hasPictures }, use) => {
      const { args = [], ...others } = launchOptions;
      await use({ ...others, args: hasPictures ? args : [...args, WITHOUT_PICTURES] });
    },
    { scope: "worker" },
  ],
  failOnConsoleErrors: [
    async ({ page, browser }, use, testInfo) => {
      const messages: string[] = [];
      page.on("pageerror", (error) => messages.push(String(error)));
      page.on("console", (message) => {
        // Many tests expect failing calls (422, 409 …); the browser logs each as an error.
        const isFailedResponse = message.text().startsWith("Failed to load resource");
        if (["error", "warning"].includes(message.type()) && !isFailedResponse) messages.push(message.text());
      });
      await use();
      if (testInfo.errors.length > 0) await testInfo.attach("pages", { body: await describePages(browser) });
      // A page at another origin, or one that is closed, has no storage of the shop.
      const stored = page.url().startsWith("http") ? await readStorage(page).catch(() => "") : "";
      expect(stored).not.toMatch(CARD_NUMBER);
      expect(messages, "errors and warnings in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Minified: the browser gets and compiles it once for each document. */
const AXE_SOURCE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const AXE: axe.RunOptions = {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/**
 * Runs axe for WCAG 2.2 AA on the whole page, from its top: a phone's header leaves and returns while the page scrolls, and
 * covers a part of any target on its way. Transitions end first: the text of a dialog that appears has half its contrast.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(page.frames(), "the frames of the page, of which axe checks one").toHaveLength(1);
  // A message can appear while the page below it still loads.
  await expect(page.locator("h1").first(), "the heading of the page").toBeAttached();
  // A navigation without a document load keeps axe.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE_SOURCE);
  const violations = await page.evaluate(async (options) => {
    scrollTo({ top: 0, behavior: "instant" });
    const isPassing = ({ playState, timeline, effect }: Animation) =>
      playState === "running" && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isPassing)
        .map(({ finished }) => finished),
    );
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(" ")) }));
  }, AXE);
  expect(violations).toEqual([]);
}

/**
 * Runs axe at a phone's width and at a desktop's, for pages whose test runs at one. The page keeps its state, which a second
 * run of the test would build again.
 */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  await expectAccessible(page);
  const phone = page.viewportSize()!;
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page);
  await page.setViewportSize(phone);
}
