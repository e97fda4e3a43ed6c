import { query } from "./support/database.ts";
import { accent, channelAt } from "./support/theme.ts";
import { expect, test } from "./support/test.ts";

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
