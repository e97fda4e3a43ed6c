import { paths } from "@noren/contract/paths";
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
  await page.getByRole("button", { name: "このページをブックマークする" }).click();
  await expect(page.getByText(/ブックマークに追加しました/)).toBeVisible();

  await page.goto(paths.productHistory());
  await page.getByRole("button", { name: "染付の飯碗 十草を履歴から削除する" }).click();
  await expect(page.getByText("最近見た商品はありません")).toBeVisible();

  await page.goto(paths.productSearchHistory());
  await page.getByRole("button", { name: "「湯呑」を履歴から削除する" }).click();
  await expect(page.getByText("検索履歴はありません")).toBeVisible();

  await page.goto(paths.bookmarks());
  await page.getByRole("button", { name: /をブックマークから外す$/ }).click();
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

test("a member reads an answer and a message, and replies", async ({ page }) => {
  await page.goto(paths.login({ to: paths.inquiryHistory() }));
  await submitLogin(page);
  await expect(heading(page, "お問い合わせ履歴")).toBeVisible();
  await page.getByRole("main").getByRole("link").filter({ hasText: "回答済み" }).first().click();
  await page.getByRole("textbox").last().fill("ご回答ありがとうございます。");
  await page.getByRole("button", { name: "返信を送信する" }).click();
  await expect(page.getByText("返信を送信しました。")).toBeVisible();
  await expect(page.getByText("ご回答ありがとうございます。")).toBeVisible();

  await page.goto(paths.messageCenter());
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("link", { name: "メッセージの一覧へ戻る" })).toBeVisible();
  await expectAccessible(page);
});
