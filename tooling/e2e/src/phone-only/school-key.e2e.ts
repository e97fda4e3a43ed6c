import { paths } from "@noren/contract/paths";
import { heading, waitForHydration } from "../support/shopper.ts";
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

test("a company asks the students' shop with a form of its own [students.variant] [valid.corporate-kana]", async ({
  page,
  baseURL,
}) => {
  await page.goto(`${channelUrl(baseURL, "students")}${paths.contact()}`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "法人・団体のお客様" }).click();
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await expect(field("corporation")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  for (const [name, value] of [
    ["body", "研究室の備品として、まとめて注文できますか。"],
    ["name", "山田 花子"],
    ["email", `hanako-${crypto.randomUUID()}@example.jp`],
    ["tel", "0312345678"],
    ["corporation", "株式会社みなせ"],
    ["store_name", "みなせ購買部"],
  ] as const)
    await field(name).fill(value);
  await page.getByRole("button", { name: "入力内容を確認する" }).click();
  await expect(heading(page, "お問い合わせ内容の確認")).toBeVisible();
  await expect(page.getByText("みなせ購買部")).toBeVisible();
  await page.getByRole("button", { name: "この内容で送信する" }).click();
  await expect(heading(page, "お問い合わせを受け付けました")).toBeVisible();
});
