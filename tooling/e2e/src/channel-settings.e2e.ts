import { query } from "./support/database.ts";
import { heading } from "./support/shopper.ts";
import { accent, channelAt } from "./support/theme.ts";
import { expect, test } from "./support/test.ts";

test("a shop in maintenance is closed on every page, and opens again by itself", async ({ page, baseURL }, {
  project,
}) => {
  const key = `closed-${project.name}`;
  await query(
    `insert into channels (key, name, origin, settings, is_maintenance)
     select $1, name, origin, settings || jsonb_build_object('SITE.NAMESPACE', $1::text), true
     from channels where key = 'fl1' on conflict (key) do update set is_maintenance = true`,
    [key],
  );
  const shop = channelAt(baseURL, key);
  for (const path of ["/", "/product", "/law", "/maintenance"]) {
    expect((await page.goto(`${shop}${path}`))?.status(), path).toBe(503);
    await expect(heading(page, "ただいまメンテナンス中です。")).toBeVisible();
  }
  await query(`update channels set is_maintenance = false where key = $1`, [key]);
  await expect.poll(async () => (await page.goto(`${shop}/maintenance`))?.url(), { timeout: 30_000 }).toBe(`${shop}/`);
});

test("SITE.THEME in the database changes what the running server shows", async ({ page, baseURL }, { project }) => {
  // A channel of its own: what other tests see does not change.
  const key = `theme-${project.name}`;
  await query(
    `insert into channels (key, name, origin, settings)
     select $1, name, origin, settings || jsonb_build_object('SITE.THEME', 'simple', 'SITE.NAMESPACE', $1::text)
     from channels where key = 'fl1' on conflict (key) do update set settings = excluded.settings`,
    [key],
  );
  await page.goto(channelAt(baseURL, key));
  const before = await page.evaluate(accent);
  await query(`update channels set settings = settings || jsonb_build_object('SITE.THEME', 'fl1') where key = $1`, [
    key,
  ]);
  await expect.poll(async () => (await page.reload(), page.evaluate(accent)), { timeout: 30_000 }).not.toBe(before);
});
