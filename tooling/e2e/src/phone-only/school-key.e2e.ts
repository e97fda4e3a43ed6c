import { paths } from "@noren/contract/paths";
import { channelUrl } from "../support/theme.ts";
import { expect, expectAccessibleAtBothWidths, test } from "../support/test.ts";

test("the students' shop requires the school's key [students.variant]", async ({ page, baseURL }) => {
  await page.goto(`${channelUrl(baseURL, "students")}${paths.productList()}`);
  await expect(page).toHaveURL(/\/school-key\/\?to=%2Fproduct/);
  await expectAccessibleAtBothWidths(page);
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
