import { paths } from "@noren/contract/paths";
import { query } from "../support/database.ts";
import { receiveLink } from "../support/mails.ts";
import { createLoggedInMember, createMember, fillCart, PASSWORD } from "../support/prepared.ts";
import { readStorage } from "../support/read-storage.ts";
import {
  goToConfirm,
  goToDeliveryAsMember,
  heading,
  logOut,
  orderButton,
  readOrderNumber,
  submitLogin,
  waitForHydration,
} from "../support/shopper.ts";
import { expect, expectAccessibleAtBothWidths, test } from "../support/test.ts";

test("[session.email-verify] a member changes the email with the password and the link in the new mailbox, which is used once", async ({
  page,
  browser,
}) => {
  const former = await createLoggedInMember(page);
  const email = `new-${crypto.randomUUID()}@example.jp`;
  await page.goto(paths.userInfo());
  await page.getByRole("link", { name: "メールアドレスを変更する" }).click();
  await expect(heading(page, "メールアドレスの変更")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel("新しいメールアドレス").fill(email);
  await page.getByLabel("現在のパスワード").fill("wrong2026");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("現在のパスワード")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("新しいメールアドレス")).toHaveValue(email);
  await page.reload();
  await expect(page.getByLabel("新しいメールアドレス")).toHaveValue(email);
  await expect(page.getByLabel("現在のパスワード")).toHaveValue("");
  await page.getByLabel("現在のパスワード").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${email} 宛てに確認メールをお送りしました`)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  // The former mailbox gets a warning before the change.
  await receiveLink(former, paths.reminderPassword());

  const link = await receiveLink(email, "/verify/email");
  const context = await browser.newContext();
  const other = await context.newPage();
  const confirm = async () => {
    await other.goto(link.pathname + link.search);
    await other.getByRole("button", { name: "メールアドレスを確認する" }).click();
  };
  await confirm();
  await expect(other.getByText(`${email} を確認しました`)).toBeVisible();
  await confirm();
  await expect(other.getByText("すでに使用されています")).toBeVisible();
  await context.close();
  await receiveLink(former, "/verify/email/restore");
  await page.reload();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
});

test("[address.limit] [export.deferred] a member imports, searches, exports and deletes the address book", async ({
  page,
}) => {
  await createLoggedInMember(page);
  await page.goto(paths.addressBook());
  await page.getByText("CSVファイルでまとめて登録する").click();
  const header =
    "番号,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,丁目/番地/号,マンション/ビル名等,電話番号,携帯電話番号";
  const rows = Array.from(
    { length: 30 },
    (_, index) => `,田中,太郎,タナカ,タロウ,5300001,大阪府,大阪市北区,梅田1-${index},,0612345678,`,
  );
  const importFile = async (lines: readonly string[]) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByLabel("CSVファイルを選ぶ").click();
    const buffer = Buffer.from([header, ...lines].join("\r\n"));
    await (await chooser).setFiles({ name: "住所.csv", mimeType: "text/csv", buffer });
  };
  await importFile([...rows, ",鈴木,,スズキ,,1,東京都,,,,,"]);
  await expect(page.getByText(/32行目/).first()).toBeVisible();
  await expect(page.getByText("1件登録済み")).toBeVisible();
  await importFile([...rows, ",鈴木,花,スズキ,ハナ,1000001,東京都,千代田区,千代田1-1,,0312345678,"]);
  await expect(page.getByText("31件を登録しました。")).toBeVisible();
  await expect(page.getByText("32件登録済み")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("searchbox", { name: "住所を検索" }).fill("スズキ");
  await expect(page.getByText("鈴木 花 様")).toBeVisible();
  await expect(page.getByText("田中 太郎 様")).toHaveCount(0);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSVファイルに保存する" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await page.getByRole("button", { name: "すべての住所を削除する" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator('[name="current_password"]').fill("wrong2026");
  await page.keyboard.press("Enter");
  await expect(dialog.locator('[name="current_password"]')).toHaveAttribute("aria-invalid", "true");
  await expectAccessibleAtBothWidths(page);
  await dialog.locator('[name="current_password"]').fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("ご本人以外の住所をすべて削除しました。")).toBeVisible();
  await expect(page.getByText("1件登録済み")).toBeVisible();
});

test("[favourite.everywhere] a list that another tab emptied is not found; moved products stay favourites", async ({
  page,
  context,
}) => {
  await createLoggedInMember(page);
  await page.goto(paths.product({ key: "tote-noren" }));
  const added = page.waitForResponse((answer) => answer.url().endsWith("/likes") && answer.ok());
  await page.getByRole("button", { name: "お気に入りに追加", exact: true }).click();
  await expect(page.getByRole("button", { name: "お気に入りから外す", exact: true })).toBeVisible();
  await added;
  await page.goto(paths.favouriteList({ key: "favorites" }));
  const choose = async (act: () => Promise<void>) => {
    await page.getByRole("link", { name: /を入れるリストを選ぶ$/ }).click();
    await act();
    await page.getByRole("button", { name: "決定する" }).click();
  };
  await choose(() => page.getByLabel("新しいリストの名前").fill("母の日"));
  await expect(heading(page, "母の日")).toBeVisible();
  const listUrl = page.url();
  await page.reload();
  await expect(heading(page, "母の日")).toBeVisible();
  await expectAccessibleAtBothWidths(page);

  const other = await context.newPage();
  await other.goto(listUrl);
  await expect(heading(other, "母の日")).toBeVisible();
  await choose(() => page.getByRole("radio", { name: /から外す/ }).check());
  await expect(page.getByText(/を「母の日」から外しました/)).toBeVisible();
  await page.goto(paths.favouriteLists());
  await expect(page.getByRole("link", { name: /母の日/ })).toHaveCount(0);
  await other.reload();
  await expect(heading(other, "お探しのページが見つかりませんでした。")).toBeVisible();
  await page.goto(paths.favouriteList({ key: "favorites" }));
  await expect(page.getByRole("button", { name: /お気に入りから外す/ })).toBeVisible();
});

test("[order.shape] a member finds an order by product and period, keeps a memo, reviews what was delivered, and buys what can still be bought", async ({
  page,
}) => {
  await createLoggedInMember(page);
  await fillCart(page, "tokusa-meshiwan", "soap-yuzu");
  await goToDeliveryAsMember(page);
  await goToConfirm(page);
  await orderButton(page).click();
  const no = await readOrderNumber(page);

  await page.goto(paths.orderHistory());
  await page.getByText("期間・状況・商品名で探す").click();
  await page.getByRole("main").getByRole("searchbox").fill("飯碗");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").filter({ hasText: no })).toBeVisible();
  await page.getByLabel("状況").selectOption("キャンセル");
  await page.getByRole("button", { name: "この条件で探す" }).click();
  await expect(page.getByText("条件に合うご注文はありません")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.reload();
  await expect(page.getByText("条件に合うご注文はありません")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: `ご注文番号${no}の詳細を見る` }).click();

  await page.getByLabel("メモ", { exact: true }).fill("母の誕生日に");
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel("メモ", { exact: true })).toHaveValue("母の誕生日に");
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "メモを保存する" }).click();
  await expect(page.getByText("メモを保存しました。")).toBeVisible();
  await page.getByRole("button", { name: "メモを削除" }).click();
  await expect(page.getByText("メモを削除しました。")).toBeVisible();

  const review = page.getByRole("link", { name: "染付の飯碗 十草のレビューを書く" });
  await expect(review).toHaveCount(0);
  await query("update orders set status = 'completed', paid_at = now() where order_no = $1", [no]);
  await page.reload();
  await expectAccessibleAtBothWidths(page);
  await review.click();
  await expect(heading(page, "染付の飯碗 十草")).toBeVisible();
  await expect(page.locator("#reviews").getByRole("radio", { name: "星5" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: /石けん.*のレビューを書く$/ })).toBeVisible();

  // The shop has withdrawn one of the two products since.
  await query(
    `update order_lines set variant_id = null
     where product_name like '%石けん%' and order_shipping_id in
       (select s.id from order_shippings s join orders o on o.id = s.order_id where o.order_no = $1)`,
    [no],
  );
  await page.getByRole("button", { name: "もう一度購入する" }).click();
  await expect(heading(page, "カート")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("染付の飯碗 十草");
  await expect(page.getByText(/石けん.*お取り扱いを終了/)).toBeVisible();
});

test("pages of another member, and of nothing, are the not-found page with the menu of my page", async ({
  page,
  browser,
}) => {
  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  await createLoggedInMember(theirs);
  await theirs.goto(paths.memorialAdd());
  await theirs.getByLabel("記念日名").fill("母の誕生日");
  await theirs.getByLabel("記念日の種類").selectOption("誕生日");
  await theirs.getByLabel(/^月/).selectOption("2月");
  await theirs.getByLabel(/^日/).selectOption("29日");
  await theirs.getByLabel("お相手のお名前").fill("和子");
  await theirs.getByRole("button", { name: "登録する" }).click();
  await expect(theirs.getByText("毎年2月29日")).toBeVisible();
  const foreign = await theirs.getByRole("link", { name: "母の誕生日を編集する" }).getAttribute("href");
  await stranger.close();

  await createLoggedInMember(page);
  for (const path of [
    foreign ?? "",
    paths.order({ key: 1 }),
    paths.inquiry({ key: "unknown" }),
    paths.messageCenterItem({ key: "unknown" }),
    paths.favouriteList({ key: "unknown" }),
    paths.addressEdit({ key: 1 }),
  ]) {
    await page.goto(path);
    await expect(heading(page, "お探しのページが見つかりませんでした。"), path).toBeVisible();
    await expect(page.getByRole("navigation", { name: "マイページのメニュー" }), path).toHaveCount(1);
  }
  await expectAccessibleAtBothWidths(page);
});

test("[session.logout-clears] after a logout neither the browser nor its back button shows the member", async ({
  page,
}) => {
  const username = await createMember(page);
  await page.goto(paths.login({ to: paths.userInfo() }));
  await submitLogin(page, { username, password: PASSWORD });
  await expect(page.getByText(username)).toBeVisible();
  await page.goto(paths.addressAdd());
  await page.locator('[name="shipping_last_name"]').fill("下書き");
  await logOut(page);
  const stored = await readStorage(page);
  for (const word of [username, "佐藤", "下書き", "大阪市"]) expect(stored).not.toContain(word);
  await page.goBack();
  await page.goBack();
  await expect(heading(page, "ログイン")).toBeVisible();
  await expect(page.getByText("佐藤")).toHaveCount(0);
});
