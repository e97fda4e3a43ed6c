import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** Fails a test whose page logs an error or a warning: blocked scripts, failed hydration, missing pictures, exceptions. */
export const test = base.extend<{ failOnConsoleErrors: void }>({
  failOnConsoleErrors: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on("pageerror", (error) => messages.push(String(error)));
      page.on("console", (message) => {
        // Many tests expect failing calls (422, 409 …); the browser logs each as an error.
        const isFailedResponse = message.text().startsWith("Failed to load resource");
        if (["error", "warning"].includes(message.type()) && !isFailedResponse) messages.push(message.text());
      });
      await use();
      expect(messages, "errors and warnings in the browser's console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Runs axe for WCAG 2.2 AA on the whole page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(" ")) }))).toEqual([]);
}
