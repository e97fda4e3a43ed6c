import { paths } from "@noren/contract/paths";
import { confirmPayment, orderButton, orderCartAsMember, readOrderNumber, submitLogin } from "../support/shopper.ts";
import { query } from "../support/database.ts";
import { createMember, fillCart, PASSWORD } from "../support/prepared.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const japaneseDate = new Intl.DateTimeFormat("ja-JP", { timeZone: "Asia/Tokyo", month: "numeric", day: "numeric" });

test("a guest finds a coupon from the cart, logs in, acquires and uses it [cart.sum-lines] [coupon.my-and-public] [coupon.taken] [auth.guest-reads]", async ({
  page,
}) => {
  const username = await createMember(page);
  await fillCart(page, "hinoki-manaita");
  await page.goto(paths.cart());
  await page.getByRole("link", { name: "配布中のクーポンを見る" }).click();
  const coupon = page.getByRole("article").filter({ hasText: "送料無料クーポン" });
  await coupon.getByRole("link", { name: "ログインして獲得する" }).click();
  await submitLogin(page, { username, password: PASSWORD });
  await expect(page).toHaveURL(/\/coupon$/);
  await coupon.getByRole("button", { name: "「送料無料クーポン」を獲得する" }).click();
  await expect(page.getByText("クーポン「送料無料クーポン」を獲得しました。")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "お持ちのクーポン" })).toBeVisible();
  await expect(coupon).toHaveCount(2);
  await expect(coupon.last().getByRole("button", { name: "獲得済み" })).toBeDisabled();
  await expectAccessible(page);

  await page.goto(paths.cart());
  await page.locator("summary", { hasText: "お持ちのクーポンから選ぶ" }).press("Enter");
  await page.getByRole("button", { name: "クーポン「送料無料クーポン」を利用する" }).press("Enter");
  const used = page.getByRole("list", { name: "ご利用中のクーポン" });
  await expect(used).toContainText("送料無料クーポン");
  const line = page.getByRole("region", { name: "ご注文金額" }).getByText("クーポン「送料無料クーポン」");
  await expect(line.locator("xpath=following-sibling::dd")).toHaveText("送料の計算後に割引します");
  await expectAccessible(page);

  await orderCartAsMember(page);
  await expect(used).toContainText("−770円");
  await expect(line.locator("xpath=following-sibling::dd")).toHaveText("−770円");
  await page.getByLabel("クーポンコード").fill("NO-SUCH-CODE");
  await page.keyboard.press("Enter");
  await expect(page.getByText("クーポンコードをご確認ください。")).toBeVisible();
  await expectAccessible(page);

  // Points pay the rest.
  await query(
    "insert into point_entries (user_id, amount, reason) select id, 9000, 'adjusted' from users where email = $1",
    [username],
  );
  await page.getByRole("textbox", { name: "クーポンコード" }).fill("");
  await page.reload();
  await page.getByRole("button", { name: "すべて利用する" }).click();
  await expect(page.getByRole("region", { name: "ご注文金額" })).toContainText(/お支払い合計\s*0円/);
  await page.getByRole("radio", { name: /銀行振込/ }).check();
  await confirmPayment(page);
  // The login is no longer a recent proof.
  await query(
    `update session_families set confirmed_at = now() - interval '2 hours'
     where user_id = (select id from users where email = $1)`,
    [username],
  );
  await orderButton(page).click();
  await expect(page.getByLabel("現在のパスワード")).toBeFocused();
  await page.locator('[name="current_password"]').fill(PASSWORD);
  await orderButton(page).click();
  const no = await readOrderNumber(page);
  expect(await query("select status, total_payment::int as total from orders where order_no = $1", [no])).toEqual([
    { status: "paid", total: 0 },
  ]);

  await page.goto(paths.mypageHome());
  await page.getByRole("link", { name: /^ポイント/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "ポイントの履歴", exact: true })).toBeVisible();
  await expectAccessible(page);

  const [month, day] = japaneseDate.format().split("/");
  await page.goto(paths.memorialAdd());
  await page.getByRole("textbox", { name: "記念日名" }).fill("母の誕生日");
  await page.getByRole("combobox", { name: "記念日の種類" }).selectOption("誕生日");
  await page.getByRole("combobox", { name: /^月/ }).selectOption(month!);
  await page.getByRole("combobox", { name: /^日/ }).selectOption(day!);
  await page.getByRole("textbox", { name: "お相手のお名前" }).fill("和子");
  await page.getByRole("button", { name: "登録する" }).press("Enter");
  await expect(page.getByText("記念日を追加しました。")).toBeVisible();
  await expectAccessible(page);
  await page.goto(paths.mypageHome());
  await page.getByRole("link", { name: "今日は「母の誕生日」です" }).click();
  await expect(page).toHaveURL(/\/product\?category=gift$/);
});
