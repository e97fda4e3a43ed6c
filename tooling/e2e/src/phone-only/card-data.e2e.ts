import { existsSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { tablesWith } from "../support/expect-no-cards.ts";
import {
  cards,
  confirmPayment,
  fillCard,
  heading,
  orderButton,
  readOrderNumber,
  securityCode,
} from "../support/shopper.ts";
import { startAtPayment } from "../support/prepared.ts";
import { readStorage } from "../support/read-storage.ts";
import { expect, test } from "../support/test.ts";

/** Everything that the browser keeps of the shop. */
const readPage = async (page: Page) =>
  [await readStorage(page), await page.evaluate(() => document.documentElement.outerHTML)].join("\n");

const readDrafts = (page: Page) => page.evaluate(() => Object.values(sessionStorage).join("\n"));

test("[labels.japanese] a card's number and code reach neither the shop's servers, database and log nor the browser's storage", async ({
  page,
  baseURL,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) return;
    sent.push(request.url(), request.postData() ?? "", JSON.stringify(request.headers()));
  });
  const expectNoCardIn = (text: string) => {
    for (const secret of [cards.challenged, cards.amex, `"${securityCode}"`]) expect(text).not.toContain(secret);
  };
  await startAtPayment(page);
  const cardMethod = page.getByRole("radio", { name: /^クレジットカード/ });
  await cardMethod.check();
  await page.getByLabel("ご要望・備考").fill("不在の場合は宅配ボックスへ");
  await fillCard(page, cards.amex);

  // A reload stores a draft of the form, and restores all other fields.
  await page.reload();
  await expect(page.getByLabel("ご要望・備考")).toHaveValue("不在の場合は宅配ボックスへ");
  expectNoCardIn(await readPage(page));
  expect(await readDrafts(page)).not.toMatch(new RegExp(`\\b${securityCode}\\b`));
  await cardMethod.check();
  await expect(page.getByLabel("カード番号")).toHaveValue("");

  await fillCard(page, cards.challenged);
  await confirmPayment(page);
  expectNoCardIn(await readPage(page));
  await orderButton(page).click();
  await page.getByLabel("認証コード").fill("123456");
  await page.locator('[name="confirm"]').click();
  await readOrderNumber(page);
  expectNoCardIn(await readPage(page));

  expect(sent.length).toBeGreaterThan(0);
  expectNoCardIn(sent.join("\n"));
  // Four digits occur by chance; a stored code would have the name of its field.
  for (const secret of [cards.challenged, cards.amex, "securityCode"]) expect(await tablesWith(secret)).toEqual([]);
  const log = process.env["E2E_LOG"] ?? "";
  expect(existsSync(log)).toBe(true);
  expectNoCardIn(readFileSync(log, "utf8"));
  expect(readFileSync(log, "utf8")).not.toContain("securityCode");
});

test("a card number sent to the shop by mistake is refused and not stored", async ({ page, request }) => {
  await startAtPayment(page);
  await page.getByRole("radio", { name: /^クレジットカード/ }).check();
  await fillCard(page, cards.good);
  const decision = page.waitForRequest(/\/decision$/);
  await confirmPayment(page);
  await orderButton(page).click();
  const { total_payment } = (await decision).postDataJSON() as { total_payment: number };
  const url = (await decision).url();
  const payment = { token: cards.diners, token_key: cards.diners };
  const response = await request.post(url, { data: { total_payment, payment } });
  expect(response.status()).toBe(422);
  expect(await response.text()).not.toContain(cards.diners);
  await expect(heading(page, "ご注文ありがとうございます")).toBeVisible();
  expect(await tablesWith(cards.diners)).toEqual([]);
  expect(readFileSync(process.env["E2E_LOG"] ?? "", "utf8")).not.toContain(cards.diners);
});

test("a card must be entered again after a reload of the confirm screen", async ({ page }) => {
  await startAtPayment(page);
  await page.getByRole("radio", { name: /^クレジットカード/ }).check();
  await fillCard(page, cards.good);
  await confirmPayment(page);
  await page.reload();
  await expect(heading(page, "お支払い方法")).toBeVisible();
  await expect(page.getByText("もう一度ご入力ください")).toBeVisible();
  await expect(page.getByLabel("カード番号")).toHaveValue("");
});
