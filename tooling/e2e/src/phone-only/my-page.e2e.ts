import { paths } from "@noren/contract/paths";
import { receiveLink } from "../support/mails.ts";
import { createLoggedInMember, PASSWORD } from "../support/prepared.ts";
import { heading, waitForHydration } from "../support/shopper.ts";
import { expect, expectAccessibleAtBothWidths, test } from "../support/test.ts";

test("[mypage.navigation] [measurement.add-delete] [memorial.add-delete] [reminder.variants] a member goes from room to room by the menu, reads the login ID by mail, and leaves", async ({
  page,
}) => {
  const email = await createLoggedInMember(page);
  const menu = page.getByRole("navigation", { name: "マイページのメニュー" });
  const goTo = async (room: string) => {
    await menu.getByText("マイページのメニュー").click();
    await menu.getByRole("link", { name: room, exact: true }).click();
    await expect(menu.getByRole("link", { name: room })).toBeHidden();
  };

  await page.goto(paths.measurementEdit());
  await page.getByLabel("身長").fill("162.5");
  await page.keyboard.press("Enter");
  await expect(page.getByText("162.5 cm")).toBeVisible();

  await goTo("記念日");
  await page.getByRole("link", { name: "新しい記念日を追加する" }).click();
  await page.getByLabel("記念日名").fill("母の誕生日");
  await page.getByLabel("記念日の種類").selectOption("誕生日");
  await page.getByLabel(/^月/).selectOption("12月");
  await page.getByLabel(/^日/).selectOption("8日");
  await page.getByLabel("お相手のお名前").fill("和子");
  await page.getByRole("button", { name: "登録する" }).click();
  await expect(page.getByText("毎年12月8日")).toBeVisible();
  await page.getByRole("link", { name: "母の誕生日を編集する" }).click();
  await page.getByLabel("記念日名").fill("お母さんの誕生日");
  await page.keyboard.press("Enter");
  await expect(page.getByText("記念日の変更を保存しました。")).toBeVisible();
  await expect(page.getByRole("link", { name: "お母さんの誕生日を編集する" })).toBeVisible();

  await goTo("お名入れの文字");
  await expect(page.getByText("登録された文字はありません")).toBeVisible();
  await page.getByRole("link", { name: "文字を登録する" }).click();
  await page.getByLabel("刺繍の文字").fill("SATO");
  await page.reload();
  await expect(page.getByLabel("刺繍の文字")).toHaveValue("SATO");
  await page.getByLabel("糸の色").fill("紺");
  await page.getByLabel("刺繍の位置").fill("左胸");
  await page.keyboard.press("Enter");
  await expect(page.getByText("SATO")).toBeVisible();

  await page.goto(paths.productOrderSheet({ key: "muji-tee-white" }));
  await page.getByRole("button", { name: "ご登録の文字「SATO」を使う" }).press("Enter");
  await page.getByRole("button", { name: "カートに入れる" }).click();
  await expect(page.getByText("数量を1点以上お選びください。").first()).toBeVisible();
  const quantity = page.getByRole("spinbutton", { name: "Mの数量" });
  await quantity.fill("3.5");
  await quantity.blur();
  const note = page.getByText("数量は整数で入力してください。0点のままです。");
  expect((await note.boundingBox())!.width).toBeGreaterThan(300);
  await quantity.press("ArrowUp");
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("button", { name: "カートに入れる" }).click();
  await expect(quantity).toHaveValue("0");
  await page.goto(paths.cart());
  await expect(page.getByRole("main").getByText("SATO")).toBeVisible();
  await page.goBack();
  await expect(heading(page, "白無地のTシャツの注文票")).toBeVisible();
  await page.goto(paths.nameEmbroidery());

  await goTo("パスワード");
  await page.getByLabel("現在のパスワード").fill("wrong2026");
  await page.getByLabel("新しいパスワード").fill("mine2026");
  await page.keyboard.press("Enter");
  await expect(page.getByText("現在のパスワードが正しくありません。").first()).toBeVisible();
  await page.getByLabel("現在のパスワード").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("パスワードを変更しました。")).toBeVisible();

  await page.goto(paths.reminderUsername());
  await waitForHydration(page);
  await page.getByLabel("メールアドレス").fill(email);
  await page.keyboard.press("Enter");
  const link = await receiveLink(email, paths.reminderUsernameReset());
  await page.goto(link.pathname + link.search);
  await page.getByRole("button", { name: "ログインIDを表示する" }).click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("link", { name: "マイページへ" }).click();
  await expect(heading(page, "マイページ")).toBeVisible();

  await page.goto(paths.leave());
  await page.getByRole("link", { name: "退会の手続きへ進む" }).click();
  await page.getByLabel("現在のパスワード").fill("mine2026");
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByLabel("現在のパスワード")).toHaveValue("");
  await page.goBack();
  await page.getByRole("link", { name: "退会の手続きへ進む" }).click();
  await page.getByLabel("現在のパスワード").fill("mine2026");
  await page.getByRole("button", { name: "退会する", exact: true }).click();
  await expect(page.getByText("退会の手続きが完了しました")).toBeVisible();
  await page.goto(paths.mypageHome());
  await expect(heading(page, "ログイン")).toBeVisible();
});
