import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** Whether a console message is a fault of the page: blocked scripts, failed hydration, missing pictures, exceptions. */
export const test = base.extend<{ silence: void }>({
  silence: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on("pageerror", (error) => said.push(String(error)));
      page.on("console", (message) => {
        // A refused call (422, 409 …) is part of many tests; the browser reports each as an error.
        const isAnswer = message.text().startsWith("Failed to load resource");
        if (["error", "warning"].includes(message.type()) && !isAnswer) said.push(message.text());
      });
      await use();
      expect(said, "what the browser's console was told").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Runs axe for WCAG 2.2 AA on the whole page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(" ")) }))).toEqual([]);
}
