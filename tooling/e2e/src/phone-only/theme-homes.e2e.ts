import { paths } from "@noren/contract/paths";
import type { Request } from "@playwright/test";
import { waitForHydration } from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";
import { expect, test } from "../support/test.ts";

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
