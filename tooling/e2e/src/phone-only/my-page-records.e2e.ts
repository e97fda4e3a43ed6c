import { paths, staticPages } from "@noren/contract/paths";
import { createLoggedInMember, PASSWORD } from "../support/prepared.ts";
import { heading, submitLogin } from "../support/shopper.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("[history.product] a member finds what was looked at, searched for and bookmarked, and removes it", async ({
  page,
}) => {
  await createLoggedInMember(page);
  const added = page.waitForResponse((response) => new URL(response.url()).pathname === "/v1/product-histories");
  await page.goto(paths.product({ key: "tokusa-meshiwan" }));
  expect((await added).ok()).toBe(true);
  await page.getByRole("searchbox", { name: "商品を検索" }).first().fill("湯呑");
  const searched = page.waitForResponse(
    (response) => new URL(response.url()).pathname === "/v1/product-search-histories",
  );
  await page.keyboard.press("Enter");
  expect((await searched).ok()).toBe(true);
  const bookmark = async (name: string) => {
    await page.getByRole("button", { name }).click();
    await expect(page.getByText(/ブックマークに追加しました/)).toBeVisible();
  };
  await bookmark("この検索条件をブックマークする");

  await page.goto(paths.productHistory());
  await page.getByRole("button", { name: "染付の飯碗 十草を履歴から削除する" }).click();
  await expect(page.getByText("最近見た商品はありません")).toBeVisible();

  await page.goto(paths.productSearchHistory());
  await page.getByRole("button", { name: "「湯呑」を履歴から削除する" }).click();
  await expect(page.getByText("検索履歴はありません")).toBeVisible();

  await page.goto(paths.blogList());
  await page.getByRole("main").getByRole("heading").getByRole("link").first().click();
  await expect(heading(page, "読みもの")).toHaveCount(0);
  const article = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await bookmark("このページをブックマークする");
  await page.goto(staticPages.terms);
  await bookmark("このページをブックマークする");

  const removal = page.getByRole("button", { name: /をブックマークから外す$/ });
  for (const title of [article, "利用規約"]) {
    await page.goto(paths.bookmarks());
    await expect(removal).toHaveCount(3);
    await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
    await expect(heading(page, title)).toBeVisible();
    await page.getByRole("button", { name: "ブックマークから外す" }).click();
    await expect(page.getByText(/ブックマークから外しました/)).toBeVisible();
    await bookmark("このページをブックマークする");
  }
  await page.goto(paths.bookmarks());
  for (const left of [2, 1, 0]) {
    await removal.first().click();
    await expect(removal).toHaveCount(left);
  }
  await expect(page.getByText("ブックマークはありません")).toBeVisible();
  await page.reload();
  await expect(page.getByText("ブックマークはありません")).toBeVisible();
});

test("a member changes the phone number, and ends other logins with the password", async ({ page }) => {
  await createLoggedInMember(page);
  await page.goto(paths.userInfoEdit());
  await page.getByLabel("電話番号", { exact: false }).first().fill("09012345678");
  await page.getByRole("button", { name: "変更を保存する" }).click();
  await expect(page.getByText("会員情報を変更しました。")).toBeVisible();
  await expect(page.getByText("09012345678")).toBeVisible();

  await page.goto(paths.loginHistory());
  await page.locator('[name="current_password"]').fill("wrong2026");
  await page.getByRole("button", { name: "ほかの端末をログアウトする" }).click();
  await expect(page.getByText("現在のパスワードが正しくありません。").first()).toBeVisible();
  await page.locator('[name="current_password"]').fill(PASSWORD);
  await page.getByRole("button", { name: "ほかの端末をログアウトする" }).click();
  await expect(page.getByText("この端末以外をすべてログアウトしました。")).toBeVisible();
});

test("a member reads an answer and a message, and replies with a file", async ({ page }) => {
  await page.goto(paths.login({ to: paths.inquiryHistory() }));
  await submitLogin(page);
  await expect(heading(page, "お問い合わせ履歴")).toBeVisible();
  await page.getByRole("main").getByRole("link").filter({ hasText: "回答済み" }).first().click();
  await page.getByRole("textbox").last().fill("ご回答ありがとうございます。");
  const attach = (name: string, mimeType: string, text: string) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await attach("箱の写真.pdf", "application/pdf", "%PDF-1.4\n%%EOF\n");
  await expect(page.getByRole("status").filter({ hasText: "添付しました" })).toBeVisible();
  await attach("手紙.txt", "text/plain", "こんにちは");
  await expect(page.getByText("この形式のファイルは添付できません。")).toBeVisible();
  await page.getByRole("button", { name: "返信を送信する" }).click();
  await expect(page.getByText(/「手紙.txt」は添付できませんでした/).first()).toBeVisible();
  await expect(page.getByRole("textbox").last()).toHaveValue("ご回答ありがとうございます。");
  await page.getByRole("button", { name: "手紙.txtを外す" }).click();
  await page.getByRole("button", { name: "返信を送信する" }).click();
  await expect(page.getByText("返信を送信しました。")).toBeVisible();
  await page.reload();
  const reply = page.getByRole("listitem").filter({ hasText: "ご回答ありがとうございます。" });
  const download = page.waitForEvent("download");
  await reply
    .last()
    .getByRole("link", { name: /箱の写真.pdf/ })
    .click();
  expect((await download).suggestedFilename()).toBe("箱の写真.pdf");

  await page.goto(paths.messageCenter());
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "メッセージの一覧へ戻る" })).toBeVisible();
  await expectAccessible(page);
});
