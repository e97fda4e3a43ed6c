import { paths } from "@noren/contract/paths";
import type { Page } from "@playwright/test";
import {
  waitForHydration,
  goToConfirm,
  heading,
  submitLogin,
  orderButton,
  readOrderNumber,
} from "../support/shopper.ts";
import { receiveLink } from "../support/mails.ts";
import { changeProfile, createLoggedInMember, createMember, fillCart, PASSWORD } from "../support/prepared.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

async function openLoginAndSubmit(page: Page): Promise<void> {
  await page.goto(paths.login());
  await submitLogin(page);
  await expect(page.getByRole("link", { name: "マイページ" }).first()).toBeVisible();
}

/** Expires the stored access token, once the page has it. */
async function expireToken(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(localStorage).some((name) => name.endsWith(":credentials")));
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(":credentials")) ?? "";
    const stored = JSON.parse(localStorage.getItem(key) ?? "{}") as { value: object };
    localStorage.setItem(key, JSON.stringify({ ...stored, value: { ...stored.value, expiresAt: 1 } }));
  });
}

test("a token that expires during checkout is refreshed once [session.expiry-margin]", async ({ page }) => {
  // Not the demo member, whose only cart another test uses.
  await createLoggedInMember(page);
  await fillCart(page, "tote-kuro");
  await page.goto(paths.cartShippingSelect());
  await expect(heading(page, "お届け先")).toBeVisible();
  await expireToken(page);
  let refreshes = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/v1/auth/refresh")) refreshes += 1;
  });
  await page.reload();
  await page.getByRole("button", { name: "お届け日時の指定へ" }).click();
  await expect(heading(page, "お届け日時")).toBeVisible();
  await goToConfirm(page);
  await orderButton(page).click();
  await readOrderNumber(page);
  expect(refreshes).toBe(1);
});

test("a session that cannot be refreshed leads to the login and back [session.refresh-fail-redirect] [error.refresh-failed] [login.relogin-query]", async ({
  page,
  context,
}) => {
  await openLoginAndSubmit(page);
  await expireToken(page);
  await context.clearCookies();
  await page.goto(paths.orderHistory());
  await expect(page).toHaveURL(/\/login\/?\?re=1/);
  await expect(page.getByText("もう一度ログインしてください")).toBeVisible();
  await submitLogin(page);
  await expect(heading(page, "注文履歴")).toBeVisible();
});

test("a logout in one tab logs out the other", async ({ page, context }) => {
  await openLoginAndSubmit(page);
  const other = await context.newPage();
  await other.goto(paths.mypageHome());
  await expect(heading(other, "マイページ")).toBeVisible();
  await page.goto(paths.logout());
  await page.getByRole("button", { name: "ログアウトする" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/login/);
});

test("my page redirects a guest to the login [guard.member-only]", async ({ page }) => {
  await page.goto(paths.addressBook());
  await expect(page).toHaveURL(/\/login\/?\?to=/);
  await submitLogin(page);
  await expect(heading(page, "アドレス帳")).toBeVisible();
});

test("a wrong password is refused without revealing the account", async ({ page }) => {
  await page.goto(paths.login());
  await submitLogin(page, { username: `unknown-${crypto.randomUUID()}@example.jp`, password: "wrong1234" });
  await expect(page.getByRole("group", { name: /ログイン|不備|確認/ }).or(page.getByRole("alert"))).toBeVisible();
});

test("a member whose logins failed logs in with the mailed link, or resets the password [reminder.flow]", async ({
  page,
  context,
}) => {
  const username = await createMember(page);
  await page.goto(paths.login());
  await waitForHydration(page);
  const submit = async (password: string) => {
    const answer = page.waitForResponse((response) => response.url().endsWith("/v1/auth/login"));
    await submitLogin(page, { username, password });
    return (await answer).status();
  };
  for (let tries = 1; tries <= 5; tries += 1) expect(await submit("wrong2026")).toBe(401);
  expect(await submit(PASSWORD)).toBe(423);
  await expect(page.getByText("分ほどおいてから")).toBeVisible();

  const link = await receiveLink(username, "/login/unlock");
  await page.goto(link.pathname + link.search);
  await waitForHydration(page);
  await expect(heading(page, "ログインの再開")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "ログインを再開する" }).click();
  await page.getByRole("link", { name: "ログインへ進む" }).click();
  expect(await submit(PASSWORD)).toBe(200);
  await expect(page.getByRole("link", { name: "マイページ" }).first()).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await page.goto(paths.login());
  await waitForHydration(page);
  await page.getByRole("link", { name: "パスワードをお忘れの方" }).click();
  await expect(heading(page, "パスワードの再設定")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("メールアドレスまたはログインID").fill(username);
  await page.keyboard.press("Enter");
  await expect(page.getByText("メールをお送りしました")).toBeVisible();
  const reset = await receiveLink(username, "/reminder/reset");
  await page.goto(reset.pathname + reset.search);
  await page.getByLabel("新しいパスワード", { exact: false }).first().fill("mine2026");
  await page.keyboard.press("Enter");
  await expect(heading(page, "マイページ")).toBeVisible();
  await expect(page.getByText("新しいパスワードを設定し、ログインしました。")).toBeVisible();
  // Both links were used.
  await page.goto(reset.pathname + reset.search);
  await expect(page.getByText("すでに使用されています")).toBeVisible();
  await expect(page.getByRole("link", { name: "パスワードの再設定へ" })).toBeVisible();
  await page.goto(link.pathname + link.search);
  await page.getByRole("button", { name: "ログインを再開する" }).click();
  await expect(page.getByText("すでに使用されています")).toBeVisible();
});

test("the former email reverts a change and sets a new password", async ({ page }) => {
  const username = await createMember(page);
  const stolen = `stolen-${crypto.randomUUID()}@example.jp`;
  await changeProfile(page, username, { email: stolen, reminder: null });
  const token = (await receiveLink(stolen, "/verify/email")).searchParams.get("token");
  expect((await page.request.post("/v1/email-verify/check", { data: { token } })).status()).toBe(200);

  const link = await receiveLink(username, "/verify/email/restore");
  await page.goto(link.pathname + link.search);
  await waitForHydration(page);
  await expect(heading(page, "メールアドレスの変更の取り消し")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("新しいパスワード", { exact: false }).first().fill("mine2026");
  await page.getByRole("button", { name: "変更を取り消す" }).click();
  await page.getByRole("link", { name: "ログインへ進む" }).click();
  await submitLogin(page, { username, password: "mine2026" });
  await expect(page.getByRole("link", { name: "マイページ" }).first()).toBeVisible();
});
