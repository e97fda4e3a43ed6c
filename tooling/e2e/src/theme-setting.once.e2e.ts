import { query } from "./support/database.ts";
import { accent, channelAt } from "./support/theme.ts";
import { expect, test } from "./support/test.ts";

test("SITE.THEME in the database changes what the running server shows", async ({ page, baseURL }) => {
  const setTheme = (theme: string) =>
    query(`update channels set settings = settings || jsonb_build_object('SITE.THEME', $1::text) where key = 'fl1'`, [
      theme,
    ]);
  await page.goto(channelAt(baseURL, "fl1"));
  const before = await page.evaluate(accent);
  try {
    await setTheme("simple");
    await expect.poll(async () => (await page.reload(), page.evaluate(accent)), { timeout: 30_000 }).not.toBe(before);
  } finally {
    await setTheme("fl1");
  }
  await expect.poll(async () => (await page.reload(), page.evaluate(accent)), { timeout: 30_000 }).toBe(before);
});
