import { paths } from "@noren/contract/paths";
import { copyChannel, query } from "./support/database.ts";
import { readAccent, channelUrl } from "./support/theme.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test.use({ hasPictures: true });

/** Other tests check Simple's home, which the channel `simple` shows. */
const themes = (process.env["E2E_APPS"] ?? "").split(",").filter((app) => app !== "simple");

/** The seed has no channel for a new theme. */
async function openMissingChannels() {
  const open = await query<{ key: string }>("select key from channels where key = any($1)", [themes]);
  const missing = themes.filter((theme) => !open.some(({ key }) => key === theme));
  for (const theme of missing) await copyChannel(theme, "simple", { settings: { "SITE.CLIENT": theme } });
}

test("one server shows each channel in its theme [theme.resolve-order]", async ({ page, baseURL }) => {
  await openMissingChannels();
  await page.goto(paths.home());
  const accents = [await page.evaluate(readAccent)];
  for (const theme of themes) {
    await page.goto(channelUrl(baseURL, theme));
    await expectAccessible(page);
    accents.push(await page.evaluate(readAccent));
  }
  expect(themes).not.toEqual([]);
  expect(accents).not.toContain("");
  expect(new Set(accents).size).toBe(accents.length);
});
