import { goToConfirm, heading } from "../support/shopper.ts";
import { startAtDelivery } from "../support/prepared.ts";
import { expect, test } from "../support/test.ts";

test("a condolence gift is black and white, refuses congratulations and festive wrappings, and is changed from the confirmation", async ({
  page,
}) => {
  const save = page.getByRole("button", { name: "この内容で決定する" });
  await startAtDelivery(page);
  await page.getByRole("link", { name: "包装・のし・カードを選ぶ" }).click();
  await expect(heading(page, "ギフト設定")).toBeVisible();
  await page.getByLabel("ご用途").selectOption({ label: "香典返し" });
  await expect(page.getByRole("img", { name: /掛け紙の見本、表書き「志」、水引は黒白の結び切り/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: /桜と紅のリボン/ })).toBeDisabled();
  await page.getByRole("radio", { name: "ほかの表書き" }).check();
  await page.getByLabel("ほかの表書き", { exact: true }).last().fill("御祝");
  await expect(page.getByText(/お祝いの表書き「御祝」をお使いいただけません/)).toBeVisible();
  await save.click();
  await expect(heading(page, "ギフト設定")).toBeVisible();
  await page.getByRole("radio", { name: "満中陰志" }).check();
  await page.getByRole("radio", { name: "黄白" }).check();
  await page.getByLabel("お名前", { exact: true }).fill("山田家");
  await save.click();
  await expect(heading(page, "お届け日時")).toBeVisible();
  await goToConfirm(page);

  await expect(page.getByRole("main")).toContainText("満中陰志（黄白・結び切り）");
  await page.getByRole("link", { name: /ギフト設定を変更する/ }).click();
  await page.getByRole("radio", { name: "志", exact: true }).check();
  await page.getByRole("radio", { name: "黒白" }).check();
  await save.click();
  await expect(heading(page, "ご注文内容の確認")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("志（黒白・結び切り）");
});
