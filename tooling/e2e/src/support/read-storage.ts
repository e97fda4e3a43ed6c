import type { Page } from "@playwright/test";

/** What the browser stores for the shop, not encoded again: JSON would escape the quotes of a stored value. */
export const readStorage = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      ...Object.entries(localStorage).flat(),
      ...Object.entries(sessionStorage).flat(),
      document.cookie,
      JSON.stringify(history.state),
    ].join("\n"),
  );
