import { paths } from "@noren/contract/paths";
import type { Page } from "@playwright/test";
import { receiveCode } from "../support/mails.ts";
import { heading, logOut, register } from "../support/shopper.ts";
import { expect, expectAccessibleAtBothWidths, test } from "../support/test.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Goes from the login page to the person or the failure of the test service. */
async function chooseAt(page: Page, service: string, choice: string | RegExp): Promise<void> {
  await button(page, `${service}でログイン`).click();
  await expect(heading(page, `${service}にログイン`)).toBeVisible();
  await button(page, choice).click();
}

test("[login.oauth] services begin a registration and link the verified email; a failure leads back to the login", async ({
  page,
}) => {
  // A button that only the browser showed would move the services while one is pressed.
  expect(await (await page.request.get("/login")).text()).toContain("パスキーでログイン");
  await page.goto(paths.login({ to: paths.mypageHome() }));
  await chooseAt(page, "LINE", "キャンセルする");
  await expect(page.getByText("外部サービスでのログインがキャンセルされました。")).toBeVisible();
  await page.getByRole("link", { name: "ログインへ戻る" }).click();
  await chooseAt(page, "Google", "ログイン後の認証を失敗させる");
  await expect(page.getByText("外部サービスでのログインに失敗しました。")).toBeVisible();
  await page.getByRole("link", { name: "ログインへ戻る" }).click();

  // The unverified email of a member.
  await chooseAt(page, "LINE", /確認されていません/);
  await expect(heading(page, "会員登録")).toBeVisible();
  await expect(page.locator('[name="email"]')).toHaveValue("demo@noren.example");
  await button(page, "連携せずに登録する").click();

  // A new person.
  await button(page, "Googleで登録").click();
  await button(page, /藤井 航/).click();
  await expect(page.getByText("Googleから受け取った内容")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  const returned = { last_name: "藤井", first_name: "航", email: "wataru@example.jp" };
  for (const [name, value] of Object.entries(returned))
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  await register(page, undefined, { ...returned, last_name_kana: "ふじい", first_name_kana: "わたる" });
  await logOut(page);

  // The verified email of a member.
  await page.goto(paths.login({ to: paths.mypageHome() }));
  await chooseAt(page, "Google", /初回はメールの確認コードで連携/);
  await page.getByRole("textbox", { name: /^確認コード/ }).fill(await receiveCode("demo@noren.example"));
  await page.getByRole("button", { name: "ログインする" }).click();
  await expect(page.getByText("暖簾 花子 様")).toBeVisible();
});

test("[login.oauth] a callback URL logs in once, in the browser that began the login, and leads to this shop only", async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await browser.newContext();
  const stranger = await own.newPage();
  await stranger.goto(paths.login({ to: "//evil.example" }));
  await button(stranger, "LINEでログイン").click();
  const choice = button(stranger, /連携済みの会員/);
  const identity = (await choice.getAttribute("value")) ?? "";
  // Follows the redirects up to the one to the shop.
  const once = { maxRedirects: 0 };
  const chosen = await own.request.post(stranger.url(), { ...once, form: { identity } });
  const finished = await own.request.get(chosen.headers()["location"] ?? "", once);
  const callback = finished.headers()["location"] ?? "";

  await page.goto(callback);
  await expect(page.getByText("ログインの有効期限が切れました。")).toBeVisible();
  await page.goto(paths.mypageHome());
  await expect(heading(page, "ログイン")).toBeVisible();

  await stranger.goto(callback);
  await expect(stranger).toHaveURL(new RegExp(`^${baseURL}/ec/?$`));
  await logOut(stranger);
  await stranger.goto(callback);
  await expect(stranger.getByText("ログインの有効期限が切れました。")).toBeVisible();
  await own.close();
});
