import { paths } from "@noren/contract/paths";
import type { Page } from "@playwright/test";
import { goToConfirm, heading, orderButton, readOrderNumber } from "./support/shopper.ts";
import { startAtDelivery } from "./support/prepared.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test.use({ hasPictures: true });

const composer = (page: Page) => page.getByRole("link", { name: "包装・のし・カードを選ぶ" });

/** Moves the focus with Tab to the element with this name. */
async function tabTo(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  const target = page.getByRole("main").locator(":focus");
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press(key);
    const label = await target.evaluateAll(([node]) =>
      node instanceof HTMLInputElement || node instanceof HTMLSelectElement || node instanceof HTMLTextAreaElement
        ? (node.labels?.[0]?.textContent ?? "")
        : (node?.textContent ?? ""),
    );
    if (typeof name === "string" ? label.startsWith(name) : name.test(label)) return;
  }
  throw new Error(`No element named ${name} takes the focus`);
}

test("a wedding gift is configured by keyboard, and refuses a bow", async ({ page }) => {
  await startAtDelivery(page);
  await composer(page).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "ギフト設定")).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, "ご用途");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("ご用途").locator("option:checked")).toHaveText("結婚祝い");
  await expect(page.getByRole("radio", { name: "蝶結び" })).toBeDisabled();
  await expect(page.getByText("結び切りかあわじ結びをお選びください。")).toBeVisible();

  // Tab reaches a radio group once; the arrows choose.
  await tabTo(page, /包装/);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /包装紙 生成り/ })).toBeChecked();
  await tabTo(page, "お名前");
  await page.keyboard.insertText("髙橋　太郎");
  await tabTo(page, "連名にする");
  await page.keyboard.press("Enter");
  await tabTo(page, "お名前（二人目の方）");
  await page.keyboard.insertText("花子");
  await expect(
    page.getByRole("img", { name: /表書き「寿」、水引は紅白の結び切り10本、のし飾りつき、お名前「髙橋\s太郎、花子」/ }),
  ).toBeVisible();
  await tabTo(page, "カードをつけない");
  await page.keyboard.press("ArrowDown");
  await tabTo(page, "文例1を使う");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("メッセージ", { exact: true })).toHaveValue(/ご結婚おめでとうございます/);
  await expectAccessible(page);
  await tabTo(page, "この内容で決定する");
  await page.keyboard.press("Enter");

  await expect(heading(page, "お届け日時")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("寿（紅白・結び切り・内のし）");
  await page.goto(paths.cart());
  await expect(page.getByRole("main")).toContainText(/髙橋\s太郎・花子/);
  await page.goto(paths.cartShippingDetail());
  await goToConfirm(page);
  await expectAccessible(page);
  await expect(page.getByRole("region", { name: "お届け先・お届け日時" })).toContainText("金額を記載しません");
  await orderButton(page).click();
  await readOrderNumber(page);
  await expect(page.getByRole("main")).toContainText("寿（紅白・結び切り・内のし）");
});
