import { readAccent, channelUrl } from "./support/theme.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

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
  const refused: string[] = [];
  page.on("response", (response) => void (response.status() >= 400 && refused.push(response.url())));
  await page.goto(channelUrl(baseURL, "students"), { waitUntil: "networkidle" });
  await expect(page.getByRole("link", { name: "学校キーを入力する" })).toBeVisible();
  await page.goto(`${channelUrl(baseURL, "students")}/product`, { waitUntil: "networkidle" });
  await expect(page).toHaveURL(/\/school-key\//);
  expect(refused).toEqual([]);
});

test("the students' shop requires the school's key [students.variant]", async ({ page, baseURL }) => {
  await page.goto(`${channelUrl(baseURL, "students")}/product`);
  await expect(page).toHaveURL(/\/school-key\/\?to=%2Fproduct/);
  await expectAccessible(page);
  await page.getByLabel("学校キー").fill("wrong");
  await page.getByRole("button", { name: "確認する" }).click();
  await expect(page.getByText("学校キーが正しくありません").first()).toBeVisible();
  await page.getByLabel("学校キー").fill("ＭＩＮＡＳＥ2026");
  await page.getByRole("button", { name: "確認する" }).click();
  await expect(page).toHaveURL(/\/product\/?$/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.goto(channelUrl(baseURL, "students"));
  await expect(page.getByRole("heading", { name: "新着の商品" })).toBeVisible();
  await expect(page.getByRole("link", { name: "学校キーを入力する" })).toHaveCount(0);
});
