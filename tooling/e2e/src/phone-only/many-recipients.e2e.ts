import { paths } from "@noren/contract/paths";
import type { Locator, Page } from "@playwright/test";
import { confirmPayment, heading, orderButton, readOrderNumber } from "../support/shopper.ts";
import { createLoggedInMember, fillCart } from "../support/prepared.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const HEADER = "番号,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,丁目/番地/号,マンション/ビル名等,電話番号,携帯電話番号";
const NUMERALS = "一 二 三 四 五 六 七 八 九".split(" ");
const KANA = ["イチ", "ニ", "サン", "シ", "ゴ", "ロク", "シチ", "ハチ", "ク"];

/** A file with so many recipients. */
function addressFile(count: number): { name: string; mimeType: string; buffer: Buffer } {
  const rows = Array.from({ length: count }, (_, index) => {
    const at = index % NUMERALS.length;
    const [last, reading] = index < NUMERALS.length ? ["田中", "タナカ"] : ["鈴木", "スズキ"];
    return `,${last},${NUMERALS[at]}郎,${reading},${KANA[at]}ロウ,5300001,大阪府,大阪市北区,梅田1-${index + 1},,06123456${10 + index},`;
  });
  return { name: "お届け先.csv", mimeType: "text/csv", buffer: Buffer.from([HEADER, ...rows].join("\r\n")) };
}

/** Counts the presses of a shopper, of which typed text and the file dialog are no part. */
function countingPresses(page: Page) {
  let presses = 0;
  return {
    press: async (target: Locator) => {
      await target.click();
      presses += 1;
    },
    presses: () => presses,
    button: (name: string | RegExp) => page.getByRole("button", { name }),
    radio: (name: string | RegExp) => page.getByRole("radio", { name }),
  };
}

/** Opens the choice of destinations of a new member, with one product in the cart. */
async function openChoice(page: Page, products: readonly string[]): Promise<void> {
  await createLoggedInMember(page);
  await fillCart(page, ...products);
  await page.goto(paths.cart());
}

test("[cart.recipients] a member imports twelve recipients and sends one to each", async ({ page }) => {
  await openChoice(page, ["soap-yuzu"]);
  const { press, presses, button, radio } = countingPresses(page);
  await press(page.getByRole("link", { name: /購入手続きへ|ご購入手続き/ }));
  await expect(heading(page, "お届け先")).toBeVisible();

  await press(page.getByText("CSVファイルでまとめて登録する"));
  const chooser = page.waitForEvent("filechooser");
  await press(page.getByLabel("CSVファイルを選ぶ"));
  await (await chooser).setFiles(addressFile(12));
  await expect(page.getByText("12件を登録しました。")).toBeVisible();
  // They replace the member's own address, which was only proposed.
  await expect(page.getByText("12件を選択中")).toBeVisible();
  await press(radio(/全員に1点ずつ送る/));
  await expect(page.getByText(/12名様に1点ずつ、合計12点/)).toBeVisible();
  await expectAccessible(page);
  await press(button("12名様のお届け日時の指定へ"));

  await expect(heading(page, "お届け日時")).toBeVisible();
  await expect(page.getByRole("region", { name: /^お届け先\d+$/ })).toHaveCount(12);
  await expect(page.getByText("お届け先12件・合計12点")).toBeVisible();
  await expectAccessible(page);
  await press(button("お支払い方法の選択へ"));
  await expect(heading(page, "お支払い方法")).toBeVisible();
  await press(radio(/銀行振込/));
  await confirmPayment(page);
  await press(orderButton(page));
  await readOrderNumber(page);
  await expect(page.getByText(/郎 様/)).toHaveCount(12);
  // With the press of `confirmPayment`.
  expect(presses() + 1).toBeLessThanOrEqual(10);
});

test("[cart.shares] [cart.sender] three pieces go to two recipients, each with a day and a sender of its own", async ({
  page,
}) => {
  await openChoice(page, ["tokusa-meshiwan"]);
  await page.getByRole("link", { name: /購入手続きへ|ご購入手続き/ }).click();
  await page.getByText("CSVファイルでまとめて登録する").click();
  await page.locator("input[type=file]").setInputFiles(addressFile(9));
  await expect(page.getByText("9件を登録しました。")).toBeVisible();
  await page.getByRole("button", { name: "選択をすべて外す" }).click();
  const search = page.getByRole("searchbox", { name: "住所を検索" });
  await search.fill("たなか いち");
  await expect(page.getByText("1件見つかりました。")).toBeVisible();
  await page.getByRole("checkbox", { name: /田中 一郎/ }).check();
  await search.fill("０６１２３４５６１１");
  await page.getByRole("checkbox", { name: /田中 二郎/ }).check();
  await page.getByRole("button", { name: "2名様のお届け日時の指定へ" }).click();

  await expect(heading(page, "お届け日時")).toBeVisible();
  const division = page.getByRole("region", { name: "商品の振り分け" });
  const more = division.getByRole("button", { name: /田中 二郎.*増やす$/ });
  await more.click();
  await more.click();
  await expect(division.getByText("保存済み")).toBeVisible();
  await expect(page.getByText("商品合計（3点）")).toBeVisible();

  const [first, second] = [1, 2].map((index) => page.getByRole("region", { name: `お届け先${index}`, exact: true }));
  await first!.getByLabel("お届け希望日").selectOption({ index: 2 });
  await second!.getByLabel("お届け希望日").selectOption({ index: 4 });
  await second!.getByRole("link", { name: /ご依頼主を変更する/ }).click();
  await expect(heading(page, "ご依頼主")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "住所を検索" }).fill("さんろう");
  await page.getByRole("radio", { name: /田中 三郎/ }).check();
  await page.getByRole("button", { name: "このご依頼主に決定する" }).click();

  await expect(heading(page, "お届け日時")).toBeVisible();
  await expect(second!).toContainText("ご依頼主：田中 三郎 様");
  await expect(first!).toContainText("ご依頼主：佐藤 健 様");
  await page.getByRole("button", { name: "お支払い方法の選択へ" }).click();
  await page.getByRole("radio", { name: /銀行振込/ }).check();
  await confirmPayment(page);
  const deliveries = page.getByRole("region", { name: "お届け先・お届け日時" });
  await expect(deliveries.getByRole("listitem").filter({ hasText: "田中 二郎" })).toContainText(
    "ご依頼主：田中 三郎 様",
  );
  await orderButton(page).click();
  await readOrderNumber(page);
  await page.goto(paths.orderHistory());
  await page.getByRole("link", { name: /詳細/ }).first().click();
  await expect(page.getByText("ご依頼主：田中 三郎 様")).toBeVisible();
});

test("[cart.recipients] a file with a fault changes nothing and names the line", async ({ page }) => {
  await openChoice(page, ["tokusa-meshiwan"]);
  await page.getByRole("link", { name: /購入手続きへ|ご購入手続き/ }).click();
  await page.getByText("CSVファイルでまとめて登録する").click();
  const file = addressFile(2);
  const buffer = Buffer.from(file.buffer.toString().replace("5300001", "53"));
  await page.locator("input[type=file]").setInputFiles({ ...file, buffer });
  await expect(page.getByText(/^2行目「郵便番号」/)).toBeVisible();
  await expect(page.getByText("1件を選択中")).toBeVisible();
});
