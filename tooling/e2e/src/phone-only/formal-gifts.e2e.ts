import { paths } from "@noren/contract/paths";
import {
  goToConfirm,
  goToDeliveryAsGuest,
  heading,
  orderButton,
  readOrderNumber,
  reloadUntil,
  waitForHydration,
} from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.use({ hasPictures: true, baseURL: ({ baseURL }, provide) => provide(channelUrl(baseURL, "for")) });

test("a guest drafts a paper of mourning beside the product, and the order has it", async ({ page }) => {
  const draft = page.locator("#kakegami");
  await page.goto(paths.home());
  // A server that has just started may leave out the part, which a visitor who scrolls there loads.
  await reloadUntil(page, () => expect(draft).toBeVisible({ timeout: 1000 }));
  await waitForHydration(page);
  await expectAccessible(page);
  const paper = draft.getByRole("img");
  await draft.getByRole("radio", { name: "結婚内祝い" }).check();
  await expect(paper).toHaveAccessibleName(/表書き「内祝」、水引は紅白の結び切り10本、のし飾りつき/);
  await draft.getByRole("radio", { name: "弔い" }).check();
  const unchosen = draft.getByText("まず、ご用途をお選びください");
  await expect(unchosen).toBeVisible();
  // The other side's occasion is not kept.
  await reloadUntil(page, () => expect(draft).toBeVisible({ timeout: 1000 }));
  await page.waitForLoadState("networkidle");
  await expect(unchosen).toBeVisible();

  // Nor is it shown beside a product for mourning alone.
  await draft.getByRole("radio", { name: "結婚内祝い" }).check();
  await expect(paper).toHaveAccessibleName(/表書き「内祝」/);
  await page.goto(paths.product({ key: "tea-nori" }));
  await reloadUntil(page, () => expect(draft).toBeVisible({ timeout: 1000 }));
  await page.waitForLoadState("networkidle");
  await expect(draft.getByRole("radio", { name: "弔い" })).toBeChecked();
  await draft.getByRole("radio", { name: "法要の引出物" }).check();
  await expect(paper).toHaveAccessibleName(/掛け紙の見本、表書き「粗供養」、水引は黒白の結び切り5本、のし飾りなし/);
  await draft.getByRole("radio", { name: "香典返し" }).check();
  await expect(draft.getByText("「粗供養」はこのご用途に用いませんので、「志」に改めました。").first()).toBeVisible();
  await draft.getByRole("radio", { name: "満中陰志" }).check();
  await draft.getByRole("radio", { name: "黄白" }).check();
  await draft.getByLabel("名入れ").fill("とても長いお名前の佐伯家");
  await expect(draft.getByText(/10文字までお入れできます/)).toBeVisible();
  await draft.getByLabel("名入れ").fill("佐伯家");
  await expect(paper).toHaveAccessibleName(/表書き「満中陰志」、水引は黄白の結び切り5本、.*お名前「佐伯家」/);
  await expect(draft.getByRole("status")).toContainText("お名前「佐伯家」");
  await expectAccessible(page);

  await page.getByRole("button", { name: "この品に決める" }).first().click();
  await expect(page.getByRole("link", { name: /カート.*1/ })).toBeVisible();
  await page.goto(paths.cart());
  await goToDeliveryAsGuest(page);
  await page.getByRole("link", { name: "包装・のし・カードを選ぶ" }).click();
  await expect(heading(page, "ギフト設定")).toBeVisible();
  await expect(page.getByRole("img", { name: /表書き「満中陰志」、水引は黄白.*お名前「佐伯家」/ })).toBeVisible();
  await page.getByRole("button", { name: "この内容で決定する" }).click();
  await goToConfirm(page);
  await expect(page.getByRole("main")).toContainText("満中陰志（黄白・結び切り・内のし）");
  await expectAccessible(page);
  await orderButton(page).click();
  await expect(page.getByText(await readOrderNumber(page))).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the server draws the paper", async ({ page }) => {
    const draft = page.locator("#kakegami");
    const birth = draft.getByRole("radio", { name: "出産内祝い" });
    const name = draft.getByLabel("名入れ");
    await page.goto(paths.home());
    await reloadUntil(page, () => expect(birth).toBeVisible());
    await birth.check();
    await draft.getByRole("button", { name: "下書きを見る" }).click();
    await reloadUntil(page, () => expect(name).toBeVisible());
    await name.fill("美咲");
    await draft.getByRole("button", { name: "下書きを見る" }).click();
    await reloadUntil(page, () =>
      expect(draft.getByRole("img")).toHaveAccessibleName(/表書き「内祝」.*蝶結び5本.*お名前「美咲」/),
    );
  });
});
