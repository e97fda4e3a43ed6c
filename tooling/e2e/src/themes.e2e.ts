import { readAccent, channelUrl } from "./support/theme.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test.use({ hasPictures: true });

test("one server shows each channel in its theme [theme.resolve-order]", async ({ page, baseURL }) => {
  await page.goto("/");
  const simple = await page.evaluate(readAccent);
  await page.goto(channelUrl(baseURL, "fl1"));
  await expectAccessible(page);
  const fl1 = await page.evaluate(readAccent);
  await page.goto(channelUrl(baseURL, "students"));
  await expectAccessible(page);
  const students = await page.evaluate(readAccent);
  expect(new Set([simple, fl1, students]).size).toBe(3);
});
