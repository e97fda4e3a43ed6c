import { paths } from "@noren/contract/paths";
import { createLoggedInMember } from "../support/prepared.ts";
import { waitForHydration } from "../support/shopper.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** A grey picture of two by two pixels. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWPomNnRMbODAUIBAC6KBqWh6NXbAAAAAElFTkSuQmCC",
  "base64",
);

test("[review.helpful] a guest marks a review as helpful once, and reads the most helpful first", async ({ page }) => {
  await page.goto(`${paths.product({ key: "magewappa" }, { sort: "helpful" })}#reviews`);
  await waitForHydration(page);
  const review = page.locator("#reviews").getByRole("article").first();
  await expect(review).toContainText("ごはんが違います");
  await expect(review).toContainText("23人が参考になったと回答");
  await review.getByRole("button", { name: "参考になった" }).click();
  await expect(review).toContainText("24人が参考になったと回答");
  await expect(review.getByRole("button", { name: "参考になりました" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  await page.reload();
  await review.scrollIntoViewIfNeeded();
  await review.getByRole("button", { name: "参考になった" }).click();
  await expect(review.getByRole("button", { name: "参考になりました" })).toBeVisible();
  await expect(review).toContainText("24人が参考になったと回答");
});

test("[review.photos] a member posts a review with a photo, opens it large, and deletes the review", async ({
  page,
}) => {
  const text = `朝の珈琲に使っています（${crypto.randomUUID()}）。`;
  await createLoggedInMember(page);
  await page.goto(`${paths.product({ key: "kohiki-mug" }, { review: "write" })}#reviews`);
  const reviews = page.locator("#reviews");
  await reviews.getByRole("radio", { name: "星4" }).check();
  await reviews.getByRole("textbox", { name: /^レビュー/ }).fill(text);
  await reviews.getByLabel("ニックネーム").fill("かもめ");
  await reviews.locator("input[type=file]").setInputFiles({ name: "碗.png", mimeType: "image/png", buffer: PNG });
  await expect(reviews.getByRole("status")).toContainText("添付しました");
  await reviews.getByRole("button", { name: "投稿する" }).click();
  await expect(reviews.getByRole("status")).toContainText("レビューを掲載しました。");
  await expect(reviews.getByRole("status")).toBeInViewport();
  const own = reviews.getByRole("article").first();
  await expect(own).toContainText(text);
  const photo = own.getByRole("img", { name: "かもめさんの写真1" });
  const picture = await page.request.get((await photo.getAttribute("src")) ?? "");
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
  await photo.click();
  const dialog = page.getByRole("dialog", { name: "かもめさんの写真" });
  await expect(dialog.getByRole("img")).toBeVisible();
  await dialog.getByRole("button", { name: "閉じる" }).click();
  await reviews.getByRole("button", { name: "削除する" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect(page.getByText("レビューを削除しました。")).toBeVisible();
  await expect(reviews.getByRole("button", { name: "投稿する" })).toBeVisible();
  await expect(reviews).not.toContainText(text);
});
