import { copyChannel, query } from "../support/database.ts";
import { heading, waitForHydration } from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const TAG_MANAGER = "https://www.googletagmanager.com/gtm.js";

/** Creates a channel with Google Tag Manager and the page that declares it. */
async function createShopWithTagManager(key: string): Promise<void> {
  await copyChannel(key, "simple", { settings: { "GTM.ID": "GTM-AB12" } });
  await query(
    `insert into static_pages (channel_id, url, title, data)
     select id, '/external-transmission', '外部送信について', '' from channels where key = $1 on conflict do nothing`,
    [key],
  );
}

test("no data is sent before consent, and none after it is withdrawn", async ({ page, baseURL }) => {
  const key = "tag-manager";
  await createShopWithTagManager(key);
  const requested: string[] = [];
  // Receives what the Content-Security-Policy allows; a violation logs an error, which fails the test.
  await page.route(/^https:/, async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: "" });
  });
  const consent = page.getByRole("region", { name: "外部への情報の送信" });

  await page.goto(channelUrl(baseURL, key));
  await expect(consent).toBeVisible();
  await expectAccessible(page);
  expect(requested).toEqual([]);
  await consent.getByRole("button", { name: "同意する" }).click();
  await expect(consent).toBeHidden();
  await expect.poll(() => requested).toEqual([`${TAG_MANAGER}?id=GTM-AB12`]);
  const readLastEvent = () =>
    page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer?.at(-1)?.event);
  await expect.poll(readLastEvent).toBe("page_view");

  await page.goto(`${channelUrl(baseURL, key)}/external-transmission`);
  await expect(page.getByRole("heading", { name: /Google タグマネージャー/ })).toBeVisible();
  await expectAccessible(page);
  // The new document loads the tag manager again, because consent was given.
  await expect.poll(() => requested).toHaveLength(2);
  requested.length = 0;
  await page.evaluate(() => Object.assign(window, { runs: true }));
  await page.getByRole("button", { name: "同意しない" }).click();
  // Only a new document stops the scripts of the former one.
  await page.waitForFunction(() => !("runs" in window));
  await expect(page.getByRole("status").filter({ hasText: "送信していません" })).toBeVisible();
  await page.goto(channelUrl(baseURL, key));
  await waitForHydration(page);
  // Client-side navigation would be tracked too, once the tracker has loaded.
  await page
    .getByRole("banner")
    .getByRole("link", { name: /カート/ })
    .click();
  await expect(heading(page, "カート")).toBeVisible();
  await expect(consent).toBeHidden();
  expect(requested).toEqual([]);
});
