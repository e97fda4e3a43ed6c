import { paths } from "@noren/contract/paths";
import type { Request } from "@playwright/test";
import { copyChannel, query } from "../support/database.ts";
import { addToCart, waitForHydration } from "../support/shopper.ts";
import { channelUrl, readAccent } from "../support/theme.ts";
import { expect, test, THEME_RUN_ONLY } from "../support/test.ts";

test.use({ hasPictures: true });

test("each theme's home shows its own sections in its own order", async ({ page, baseURL }) => {
  const ofHome = page.getByRole("main").getByRole("heading", { level: 2 });
  await page.goto(channelUrl(baseURL, "fl1"));
  await expect(ofHome.nth(0)).toHaveText("贈る場面から選ぶ");
  await expect(ofHome.nth(1)).toHaveText("新着の商品");
  await page.goto(channelUrl(baseURL, "students"));
  const titles = await ofHome.allTextContents();
  // Its products need the school's key.
  expect(titles.join()).toContain("学生・教職員の方へ");
  expect(titles.join()).not.toContain("新着の商品");
});

test("without the school's key the home sends no call that is refused [school-key.gate]", async ({ page, baseURL }) => {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  const findRefused = async () => {
    const responses = await Promise.all(requests.map((request) => request.response()));
    return responses.flatMap((response) => (response && response.status() >= 400 ? response.url() : []));
  };
  await page.goto(channelUrl(baseURL, "students"));
  await waitForHydration(page);
  // The home sends its calls before the next page opens.
  await page.getByRole("link", { name: "学校キーを入力する" }).click();
  await expect(page).toHaveURL(/\/school-key$/);
  expect(await findRefused()).toEqual([]);
  await page.goto(`${channelUrl(baseURL, "students")}${paths.productList()}`);
  await expect(page).toHaveURL(/\/school-key\//);
  await waitForHydration(page);
  expect(await findRefused()).toEqual([]);
});

const themes = (process.env["E2E_APPS"] ?? "").split(",").filter((app) => app !== "students");

test(
  "a shopper keeps the cart and the page while the shop changes through every theme [theme.resolve-order]",
  { tag: [...themes.map((theme) => `@${theme}`), THEME_RUN_ONLY] },
  async ({ page, baseURL }) => {
    // A running server has new settings after some seconds, for each theme.
    test.slow();
    const key = "many-themes";
    await copyChannel(key, "fl1");
    const shop = channelUrl(baseURL, key);
    await query(
      `with product as (
         insert into products (channel_id, key, code, name)
         select id, 'cup', 'CUP', '湯呑み' from channels where key = $1 returning id
       ), variant as (
         insert into variants (product_id, code, price) select id, 'CUP', 1000 from product returning id
       )
       insert into stock_movements (variant_id, quantity, reason) select id, 10, 'initial' from variant`,
      [key],
    );
    await addToCart(page, "cup", shop);
    await page.goto(`${shop}${paths.cart()}`);
    let before = "";
    for (const theme of themes) {
      await query(
        `update channels set settings = settings || jsonb_build_object('SITE.THEME', $2::text) where key = $1`,
        [key, theme],
      );
      await expect
        .poll(async () => (await page.reload(), page.evaluate(readAccent)), { message: theme, timeout: 30_000 })
        .not.toBe(before);
      before = await page.evaluate(readAccent);
      await expect(page).toHaveURL(`${shop}${paths.cart()}`);
      await expect(page.getByRole("main").getByRole("link", { name: "湯呑み" }).first(), theme).toBeVisible();
    }
  },
);
