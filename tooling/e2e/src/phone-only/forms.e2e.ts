import { paths } from "@noren/contract/paths";
import { waitForHydration, heading } from "../support/shopper.ts";
import { fillCart } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

const closed = { message: "メンテナンス中です。", code: "maintenance", until: "2027-01-01T06:00:00+09:00" };

test("[maintenance.redirect] a shop that closes while a form is filled in restores the input, and refuses by name what cannot be delivered there", async ({
  page,
}) => {
  await fillCart(page, "ichigo-shortcake");
  await page.goto(paths.cartShippingSelect());
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await expect(heading(page, "お届け先")).toBeVisible();

  // A failing address look-up does not redirect.
  await page.route("**/v1/postal-code?**", (route) => route.fulfill({ status: 503, json: closed }));
  await field("last_name").fill("山田");
  await field("postal_code").pressSequentially("0600001");
  await expect(page.getByText("住所を検索できませんでした")).toBeVisible();

  await page.route("**/v1/carts/**", (route) => route.fulfill({ status: 503, json: closed }));
  await field("first_name").fill("花子");
  await field("last_name_kana").fill("ヤマダ");
  await field("first_name_kana").fill("ハナコ");
  await field("prefecture").selectOption("北海道");
  await field("city").fill("札幌市中央区");
  await field("address1").fill("北一条西2");
  await field("phone_number").fill("0312345678");
  await field("email").fill("hanako@example.jp");
  await page.getByRole("button", { name: "お届け日時の指定へ" }).click();
  await expect(heading(page, "ただいまメンテナンス中です。")).toBeVisible();
  await expect(page).toHaveURL(/\/maintenance\/\?to=%2Fcart%2Fshipping-select$/);

  await page.unroute("**/v1/carts/**");
  await page.getByRole("link", { name: "再読み込みする" }).click();
  await expect(heading(page, "お届け先")).toBeVisible();
  await expect(field("last_name")).toHaveValue("山田");
  await expect(field("address1")).toHaveValue("北一条西2");
  await page.getByRole("button", { name: "お届け日時の指定へ" }).click();
  await expect(page.getByRole("main")).toContainText(
    "「いちごのショートケーキ 二切れ」は日持ちが短いため、ご指定の地域（北海道）へお届けできません。",
  );
  await field("postal_code").fill("1000001");
  await field("prefecture").selectOption("東京都");
  await field("city").fill("千代田区");
  await field("address1").fill("千代田1-1");
  await page.getByRole("button", { name: "お届け日時の指定へ" }).click();
  await expect(heading(page, "お届け日時")).toBeVisible();
});

test("going back restores the input", async ({ page }) => {
  await fillCart(page, "tote-kuro");
  await page.goto(paths.cartShippingSelect());
  await waitForHydration(page);
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field("last_name").fill("山田");
  await page.getByRole("link", { name: "カートに戻る" }).click();
  await expect(heading(page, "カート")).toBeVisible();
  await page.goBack();
  await expect(field("last_name")).toHaveValue("山田");
});

test("a reload keeps the input, except passwords", async ({ page }) => {
  await page.goto(paths.register());
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await waitForHydration(page);
  await field("last_name").fill("山田");
  await field("password").fill("noren2026");
  await page.reload();
  await expect(field("last_name")).toHaveValue("山田");
  await expect(field("password")).toHaveValue("");
});
