import { register, waitForHydration } from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

test("[favourite.guest] [favourite.join] a guest's favourites are stored, and become the member's at registration", async ({
  page,
}) => {
  const heart = page.getByRole("button", { name: "帆布トートバッグ 暖簾をお気に入り" }).first();
  await page.goto("/product");
  await waitForHydration(page);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await page.goto("/register");
  const liked = page.waitForResponse((answer) => answer.url().endsWith("/likes") && answer.ok());
  await register(page);
  await liked;
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(":favourites")))).toEqual([]);
  await page.goto("/product");
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await page.goto("/mypage/list/favorites");
  await page.getByRole("link", { name: "帆布トートバッグ 暖簾を入れるリストを選ぶ" }).click();
  await page.getByLabel("新しいリストの名前").fill("母の日");
  await page.getByRole("button", { name: "決定する" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "母の日" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "帆布トートバッグ 暖簾", exact: true })).toBeVisible();
});
