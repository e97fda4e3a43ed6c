import { paths } from "@noren/contract/paths";
import { heading, register, waitForHydration } from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

test("[favourite.guest] [favourite.join] [review.write] a guest's favourites are stored, and become the member's at registration, who lists and reviews them, and requests what the shop lacks", async ({
  page,
}) => {
  const heart = page.getByRole("button", { name: "帆布トートバッグ 暖簾をお気に入り" }).first();
  await page.goto(paths.productList());
  await waitForHydration(page);
  await heart.click();
  await expect(heart).toHaveAccessibleName(/お気に入りから外す/);
  await page.reload();
  await expect(heart).toHaveAccessibleName(/お気に入りから外す/);

  await page.goto(paths.register());
  const liked = page.waitForResponse((answer) => answer.url().endsWith("/likes") && answer.ok());
  await register(page);
  await liked;
  // The page handles the answer a little after the test sees it.
  await page.waitForFunction(() => Object.keys(localStorage).every((key) => !key.endsWith(":favourites")));
  await page.goto(paths.productList());
  await expect(heart).toHaveAccessibleName(/お気に入りから外す/);

  await page.goto(paths.favouriteList({ key: "favorites" }));
  await page.getByRole("link", { name: "帆布トートバッグ 暖簾を入れるリストを選ぶ" }).click();
  await page.getByLabel("新しいリストの名前").fill("母の日");
  await page.getByRole("button", { name: "決定する" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "母の日" })).toBeVisible();
  const listed = page.getByRole("main").getByRole("link", { name: "帆布トートバッグ 暖簾", exact: true });
  await expect(listed).toBeVisible();

  // The reviews load after a client navigation too.
  await listed.click();
  const reviews = page.locator("#reviews");
  await reviews.scrollIntoViewIfNeeded();
  await reviews.getByRole("link", { name: "レビューを書く" }).click();
  await reviews.getByRole("radio", { name: "星4" }).check();
  await reviews.getByRole("textbox", { name: /^レビュー/ }).fill("底がしっかりしています。");
  await reviews.getByLabel("ニックネーム").fill("はる");
  await reviews.getByRole("button", { name: "投稿する" }).click();
  await expect(reviews.getByRole("status")).toContainText("レビューを掲載しました。");
  await expect(reviews.getByRole("article").first()).toContainText("底がしっかりしています。");

  await page.goto(paths.productList({ word: "金沢の箔打ち紙" }));
  await page.getByRole("link", { name: "お探しの商品をリクエストする" }).click();
  await expect(heading(page, "リクエスト履歴")).toBeVisible();
  await expect(page.getByLabel("商品名")).toHaveValue("金沢の箔打ち紙");
  await page.getByLabel("ご希望の数量").fill("２");
  await page.getByRole("button", { name: "リクエストを送る" }).click();
  await expect(page.getByText("「金沢の箔打ち紙」のリクエストを受け付けました。")).toBeVisible();
  await page.getByRole("button", { name: "金沢の箔打ち紙のリクエストを履歴から削除する" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect(page.getByText("リクエストの履歴はありません")).toBeVisible();
});
