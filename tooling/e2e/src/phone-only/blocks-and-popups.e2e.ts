import { paths } from "@noren/contract/paths";
import { query, copyChannel } from "../support/database.ts";
import { createLoggedInMember } from "../support/prepared.ts";
import { heading, reloadUntil, waitForHydration } from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";
import { expect, expectAccessibleAtBothWidths, test } from "../support/test.ts";

const EVERY_BLOCK = "every-block";
const BLOCKS = [
  { name: "heading", props: { text: "秋の特集", lead: "十二の部品をならべたページです。" } },
  { name: "text", props: { html: '<p>お手入れは<a href="/guide">ご利用案内</a>へ。</p>' } },
  { name: "button", props: { href: "/contact", label: "特集について尋ねる" } },
  { name: "products", props: { title: "飯碗をえらぶ", products: ["seiji-meshiwan", "kohiki-meshiwan"] } },
  { name: "collection", props: { title: "人気の順に", alias: "ranking" } },
  { name: "banners", props: { area: "wallpaper" } },
  { name: "categories", props: { title: "棚から" } },
  { name: "news", props: { title: "お知らせ", count: 2 } },
  { name: "blogs", props: { title: "読みもの", count: 2 } },
  { name: "qas", props: { title: "ギフトのご質問", category: "gift" } },
];

/** A landing page with a block of each kind; coupons and a picture are those of a page of the seed. */
async function createPageOfEveryBlock(): Promise<void> {
  await query(
    `insert into landing_pages (channel_id, slug, title, is_listed, layout)
     select channel_id, $1, '秋の特集', false, jsonb_build_array(layout -> 0, layout -> 1) || $2::jsonb
     from landing_pages where slug = 'new-rice' and channel_id = (select id from channels where key = 'simple')
     on conflict do nothing`,
    [EVERY_BLOCK, JSON.stringify(BLOCKS)],
  );
}

test.describe("a page with a block of each kind", () => {
  test.beforeAll(createPageOfEveryBlock);

  test("a member takes its coupon, saves its wallpaper and reads on in each block", async ({ page }) => {
    await createLoggedInMember(page);
    await page.goto(paths.landingPage({ slug: EVERY_BLOCK }));
    await waitForHydration(page);
    const main = page.getByRole("main");
    const block = (title: string) =>
      main.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
    await expectAccessibleAtBothWidths(page);

    const coupon = main.getByRole("button", { name: /」を獲得する$/ }).first();
    await coupon.click();
    await expect(main.getByText("獲得済み").first()).toBeVisible();
    const download = page.waitForEvent("download");
    await main
      .getByRole("button", { name: /の画像を保存する$/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.(jpe?g|webp|png)$/);
    await expect(page.getByText("ダウンロードが完了しました")).toBeVisible();

    await expect(main.getByRole("heading", { level: 2, name: "秋の特集" })).toBeVisible();
    await expect(main.locator("figure img")).toHaveAttribute("alt", /./);
    for (const title of ["飯碗をえらぶ", "人気の順に"])
      await expect(block(title).getByRole("article").first().getByRole("link").first()).toHaveAttribute(
        "href",
        /^\/product\//,
      );
    for (const [title, href] of [
      ["棚から", /^\/product\?category=/],
      ["お知らせ", /^\/news\//],
      ["読みもの", /^\/blog\//],
    ] as const)
      await expect(block(title).getByRole("link").first()).toHaveAttribute("href", href);
    const question = block("ギフトのご質問").locator("summary").first();
    await question.click();
    await expect(question.locator("xpath=..")).toHaveAttribute("open");
    await main.getByRole("link", { name: "ご利用案内" }).click();
    await expect(page).toHaveURL(/\/guide$/);
    await page.goBack();
    await main.getByRole("link", { name: "特集について尋ねる" }).click();
    await expect(heading(page, "お問い合わせ")).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is read to its end", async ({ page }) => {
      await page.goto(paths.landingPage({ slug: EVERY_BLOCK }));
      const titles = page.getByRole("main").getByRole("heading", { level: 2 });
      await reloadUntil(page, async () => {
        for (const title of [
          "秋の特集",
          "飯碗をえらぶ",
          "人気の順に",
          "棚から",
          "お知らせ",
          "読みもの",
          "ギフトのご質問",
        ])
          await expect(titles.filter({ hasText: title })).toBeVisible({ timeout: 1000 });
      });
    });
  });
});

test("popups open once or on each page, close by Escape, follow an event that is counted, and have a page of their own", async ({
  page,
  baseURL,
}) => {
  const key = "popups";
  await copyChannel(key, "simple", { settings: { "POPUP.IS_USE": true, "ECOMMERCE_EVENT.IS_TRACKING": true } });
  // An earlier run has left its rows.
  for (const table of ["popups", "ecommerce_events"])
    await query(`delete from ${table} where channel_id = (select id from channels where key = $1)`, [key]);
  const rows = await query<{ id: number }>(
    `insert into popups (channel_id, position, title, body, link_href, link_label, event, paths, frequency)
     select channels.id, popup.* from channels, (values
       (1, 'はじめての方へ', '<p>送料は<strong>無料</strong>です。</p>', null, null, null, array['/faq'], 'once'),
       (2, '本日のお知らせ', '<p>水曜はお休みです。</p>', null, null, null, array['/faq'], 'always'),
       (3, 'のしのご案内', '<p>のしは無料です。</p>', '/guide/gift', 'のしを見る', 'search', array[]::text[], 'always')
     ) popup where channels.key = $1 returning id`,
    [key],
  );
  const shop = channelUrl(baseURL, key);
  const dialog = (name: string) => page.getByRole("dialog", { name });
  await page.goto(`${shop}${paths.faq()}`);
  await expect(dialog("はじめての方へ")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press("Escape");
  await expect(dialog("はじめての方へ")).toBeHidden();
  await expect(dialog("本日のお知らせ")).toBeVisible();
  await dialog("本日のお知らせ").getByRole("button", { name: "閉じる" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // The first one would come before the second again.
  await page.reload();
  await expect(dialog("本日のお知らせ")).toBeVisible();
  await expect(dialog("はじめての方へ")).toHaveCount(0);

  await page.goto(`${shop}${paths.productList({ word: "のし" })}`);
  await expect(dialog("のしのご案内")).toBeVisible();
  await dialog("のしのご案内").getByRole("link", { name: "のしを見る" }).click();
  await expect(page).toHaveURL(`${shop}/guide/gift`);
  await expect
    .poll(async () => {
      const counted = await query<{ name: string; views: number }>(
        `select name, count(*)::int as views from ecommerce_events
         where channel_id = (select id from channels where key = $1) and name in ('page_view', 'search')
         group by name order by name`,
        [key],
      );
      return counted.map(({ name, views }) => `${name} ${views}`);
    })
    .toEqual(["page_view 4", "search 1"]);

  await page.goto(`${shop}${paths.popup({ id: rows[0]!.id })}`);
  await expect(heading(page, "はじめての方へ")).toBeVisible();
  await expect(page.getByText("送料は無料です。")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  expect((await page.goto(`${shop}${paths.popup({ id: 2_000_000_000 })}`))?.status()).toBe(404);
});
