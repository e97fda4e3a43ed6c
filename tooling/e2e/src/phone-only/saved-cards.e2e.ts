import { paths } from "@noren/contract/paths";
import {
  cards,
  confirmPayment,
  fillCard,
  heading,
  orderButton,
  orderCartAsMember,
  readOrderNumber,
  securityCode,
} from "../support/shopper.ts";
import { query } from "../support/database.ts";
import { createLoggedInMember, fillCart, PASSWORD } from "../support/prepared.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a member saves cards, pays with one after the password, and deletes it [card.main-unique]", async ({ page }) => {
  const email = await createLoggedInMember(page);
  await page.goto(paths.mypageHome());
  await page.getByRole("link", { name: /クレジットカード/ }).click();
  await expect(page.getByText("登録されたカードはありません")).toBeVisible();
  await page.getByRole("link", { name: "新しいカードを登録する" }).click();
  await expect(heading(page, "クレジットカードの登録")).toBeVisible();
  await expectAccessible(page);
  await fillCard(page, cards.good);
  await page.locator('[name="current_password"]').fill("wrong1234");
  await page.getByRole("button", { name: "登録する" }).click();
  await expect(page.locator('[name="current_password"]')).toHaveAttribute("aria-invalid", "true");
  await page.locator('[name="current_password"]').fill(PASSWORD);
  await page.getByRole("button", { name: "登録する" }).click();
  const saved = page.getByRole("article").filter({ hasText: "Mastercard **** **** **** 4444" });
  await expect(saved).toContainText("メインのカード");
  await expectAccessible(page);

  // A new card is saved with its payment.
  await fillCart(page, "tokusa-meshiwan");
  await orderCartAsMember(page);
  await page.getByRole("radio", { name: /^クレジットカード/ }).check();
  await expect(page.getByRole("radio", { name: /^Mastercard/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "ご注文内容の確認へ" }).click();
  await expect(page.getByRole("group", { name: /1件の不備/ })).toContainText("セキュリティコード");
  await page.getByRole("textbox", { name: /^セキュリティコード/ }).fill(securityCode);
  await confirmPayment(page);
  await expect(page.getByRole("main")).toContainText("Mastercard **** **** **** 4444");
  await orderButton(page).click();
  await readOrderNumber(page);

  await fillCart(page, "tokusa-meshiwan");
  await orderCartAsMember(page);
  await page.getByRole("radio", { name: /^クレジットカード/ }).check();
  await page.getByRole("radio", { name: "新しいカードを使う" }).check();
  await fillCard(page, cards.jcb);
  await page.getByRole("checkbox", { name: /このカードを登録して/ }).check();
  await confirmPayment(page);
  // The login is no longer a recent proof.
  await query(
    `update session_families set confirmed_at = now() - interval '2 hours'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  await orderButton(page).click();
  await expect(page.getByLabel("現在のパスワード")).toBeFocused();
  await expectAccessible(page);
  await page.locator('[name="current_password"]').fill(PASSWORD);
  await orderButton(page).click();
  await readOrderNumber(page);

  await page.goto(paths.cards());
  const jcb = page.getByRole("article").filter({ hasText: "JCB **** **** **** 0000" });
  await jcb.getByRole("button", { name: /メインのカードにする/ }).click();
  await expect(jcb).toContainText("メインのカード");
  await saved.getByRole("button", { name: /削除する/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect(saved).toBeHidden();
});
