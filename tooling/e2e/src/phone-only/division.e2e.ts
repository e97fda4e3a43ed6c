import type { Page } from "@playwright/test";
import { heading } from "../support/shopper.ts";
import { startAtDelivery } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

const SECOND_DESTINATION = {
  shipping_last_name: "鈴木",
  shipping_first_name: "一郎",
  shipping_last_name_kana: "スズキ",
  shipping_first_name_kana: "イチロウ",
  postal_code: "5300001",
  city: "大阪市北区",
  address1: "梅田1-1",
  phone_number: "0661234567",
};

/** Opens the division between two destinations of a guest's order. */
async function addSecondDestination(page: Page): Promise<void> {
  await startAtDelivery(page, { product: "tote-kuro" });
  await page.getByRole("link", { name: "お届け先を追加する" }).click();
  await expect(heading(page, "お届け先の入力")).toBeVisible();
  for (const [name, value] of Object.entries(SECOND_DESTINATION)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=prefecture]").selectOption("大阪府");
  await page.getByRole("button", { name: "この住所に届ける" }).click();
  await expect(page.getByRole("region", { name: "商品の振り分け" })).toBeVisible();
}

test("a change of the shares keeps a delivery day that was chosen but not submitted", async ({ page }) => {
  await addSecondDestination(page);
  const day = page.getByRole("region", { name: "お届け先1", exact: true }).getByLabel("お届け希望日");
  // Any day but the preselected one.
  await day.selectOption({ index: 4 });
  const chosen = await day.inputValue();
  const division = page.getByRole("region", { name: "商品の振り分け" });
  await division.getByRole("button", { name: /^鈴木.*増やす$/ }).click();
  await expect(division.getByText("保存済み")).toBeVisible();
  await expect(page.getByText("商品合計（2点）")).toBeVisible();
  await expect(day).toHaveValue(chosen);
});

test("the delivery step cannot be completed while a destination has no products, and saves the shares without a button", async ({
  page,
}) => {
  await addSecondDestination(page);

  const next = page.getByRole("button", { name: "お支払い方法の選択へ" });
  const division = page.getByRole("region", { name: "商品の振り分け" });
  await next.click();
  await expect(page.getByText(/お届け先2にお送りする商品がありません/)).toBeVisible();

  await division.getByRole("button", { name: /^鈴木.*増やす$/ }).click();
  await division.getByRole("button", { name: /^山田.*減らす$/ }).click();
  await next.click();
  await expect(page.getByText(/お届け先1にお送りする商品がありません/)).toBeVisible();
  await page.getByRole("button", { name: "このお届け先を取り消す" }).first().click();
  await expect(division).toBeHidden();
  await next.click();
  await expect(heading(page, "お支払い方法")).toBeVisible();
});
