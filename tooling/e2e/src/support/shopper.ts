import { paths } from "@noren/contract/paths";
import { expect, type Page } from "@playwright/test";
import { expectSoundOrder } from "./invariants.ts";

/** The member that the seed registers (tooling/backend/src/seed/demo-member.ts). */
const DEMO = { username: "demo@noren.example", password: "noren2026" } as const;

/** Waits for hydration, which removes the boot script's record of early clicks (`page/boot.ts` of the storefront). */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => !("norenEarlyPresses" in window));
}

/** The button of the buy box; on a phone another one follows it at the lower edge of the screen. */
export const buyButton = (page: Page) => page.getByRole("button", { name: "カートに入れる" }).first();

/** Adds one product without options to the cart. @param shop the URL of another channel's shop */
export async function addToCart(page: Page, key: string, shop = ""): Promise<void> {
  await page.goto(`${shop}${paths.product({ key })}`);
  await buyButton(page).click();
  await expect(page.getByRole("link", { name: /カート、\d+点|カート（\d+点）|カート.*\d/ })).toBeVisible();
}

export async function submitLogin(page: Page, { username, password }: { username: string; password: string } = DEMO) {
  await page.getByLabel("メールアドレスまたはログインID").fill(username);
  await page.locator('[name="password"]').fill(password);
  await page.getByRole("button", { name: "ログインする" }).click();
}

/**
 * Reloads the page until the expectation holds. The server leaves out optional content whose call is slow, as on a busy machine,
 * and without scripts only another request shows it.
 */
export async function reloadUntil(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expectation();
  }).toPass();
}

/** Logs the member out, in the shop at `origin`. */
export async function logOut(page: Page, origin = ""): Promise<void> {
  await page.goto(origin + paths.logout());
  await page.getByRole("button", { name: "ログアウトする" }).click();
  await expect(page.getByText("ログアウトしました。")).toBeVisible();
}

/**
 * Registers a new member (佐藤健) on `/register`, whose cart no other test uses, and logs in. Returns the email.
 *
 * @param title the heading of the last step
 * @param changes fields of another person
 */
export async function register(
  page: Page,
  title = "会員登録が完了しました",
  changes: Readonly<Record<string, string>> = {},
): Promise<string> {
  const email = changes["email"] ?? `ken-${crypto.randomUUID()}@example.jp`;
  await fillPerson(page, {
    last_name: "佐藤",
    first_name: "健",
    last_name_kana: "さとう",
    first_name_kana: "けん",
    postal_code: "5300001",
    prefecture: "大阪府",
    address1: "1-1-1",
    phone_number: "0612345678",
    email,
    ...changes,
  });
  await page.locator('[name="password"]').fill("abcd1234");
  await page.getByRole("checkbox", { name: /同意する/ }).check();
  await page.getByRole("button", { name: "登録する", exact: true }).click();
  await expect(heading(page, title)).toBeVisible();
  return email;
}

/** Fills in name and address; the postal code must fill in prefecture and city. */
async function fillPerson(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`[name="${name}"]`);
    if (name === "postal_code") await field.pressSequentially(value);
    else if (name === "prefecture") await expect(field).toHaveValue(value);
    else await field.fill(value);
  }
}

export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** Goes from the cart, as a guest, to the delivery step. */
export async function goToDeliveryAsGuest(page: Page, email = "hanako@example.jp"): Promise<void> {
  await page.goto(paths.cart());
  await page.getByRole("link", { name: "会員登録せずに購入する" }).click();
  await expect(heading(page, "お届け先")).toBeVisible();
  await fillPerson(page, {
    last_name: "山田",
    first_name: "花子",
    last_name_kana: "やまだ",
    first_name_kana: "はなこ",
    postal_code: "1000001",
    prefecture: "東京都",
    address1: "千代田1-1",
    phone_number: "０３－１２３４－５６７８",
    email,
  });
  await expect(page.locator('[name="city"]')).toHaveValue("千代田区");
  await page.getByRole("button", { name: "お届け日時の指定へ" }).click();
  await expect(heading(page, "お届け日時")).toBeVisible();
}

/** Goes from the delivery step to the payment step. */
async function goToPayment(page: Page): Promise<void> {
  await page.getByRole("button", { name: "お支払い方法の選択へ" }).click();
  await expect(heading(page, "お支払い方法")).toBeVisible();
}

/** Goes with the products of the cart to the delivery step, as the member who is logged in. */
export async function goToDeliveryAsMember(page: Page): Promise<void> {
  await page.goto(paths.cartShippingSelect());
  await page.getByRole("button", { name: "お届け日時の指定へ" }).click();
  await expect(heading(page, "お届け日時")).toBeVisible();
}

/** Goes with the products of the cart to the payment step, as the member who is logged in. */
export async function orderCartAsMember(page: Page): Promise<void> {
  await goToDeliveryAsMember(page);
  await goToPayment(page);
}

/** Goes from the payment step to the confirm screen. */
export async function confirmPayment(page: Page): Promise<void> {
  await page.getByRole("button", { name: "ご注文内容の確認へ" }).click();
  await expect(heading(page, "ご注文内容の確認")).toBeVisible();
}

/** Goes from the delivery step to the confirm screen, with bank transfer. */
export async function goToConfirm(page: Page): Promise<void> {
  await goToPayment(page);
  await page.getByRole("radio", { name: /銀行振込/ }).check();
  await confirmPayment(page);
}

/** The test cards of `tooling/payment-sandbox`. */
export const cards = {
  good: "5555555555554444",
  jcb: "3530111333300000",
  challenged: "4000000000003220",
  declined: "4000000000000002",
  amex: "378282246310005",
  diners: "30569309025904",
} as const;

/** The security code that `fillCard` types. */
export const securityCode = "9876";

/** Fills in the fields of a card. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("カード番号").fill(number);
  await page.getByLabel("カード名義").fill("HANAKO YAMADA");
  await page.getByRole("textbox", { name: /^有効期限/ }).fill("12/30");
  await page.getByLabel("セキュリティコード").fill(securityCode);
}

/** Checks what would be printed: the seller's name, address and registration number, without frame and buttons. */
export async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  for (const words of [
    "株式会社折節",
    "〒111-0053 東京都台東区浅草橋9丁目8番7号 折節ビル2階",
    "登録番号：T4010701084263",
  ])
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  for (const role of ["banner", "contentinfo", "navigation", "button"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
}

export const orderButton = (page: Page) => page.getByRole("button", { name: "注文を確定する" });

/** Returns the order's number on the complete screen. Every flow to an order ends here, so its invariants are checked. */
export async function readOrderNumber(page: Page): Promise<string> {
  await expect(heading(page, "ご注文ありがとうございます")).toBeVisible();
  const no = (await page.getByText(/^\d{6}-[0-9A-Z]{8}$/).textContent()) ?? "";
  await expectSoundOrder(no);
  return no;
}
