import { paths } from "@noren/contract/paths";
import { copyChannel } from "../support/database.ts";
import { receiveCode, receiveLink } from "../support/mails.ts";
import { heading, register, submitLogin, waitForHydration } from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("[verify.after-first-login] [session.one-time-code] [login.sync] a new member verifies the address in another browser, logs in there with a code, and is led to register in a sister shop", async ({
  page,
  browser,
  baseURL,
}) => {
  const originOf = (shop: string) => channelUrl(baseURL, shop);
  const settings = { "SITE.IS_EMAIL_VERIFY": true, "LOGIN.IS_CODE": true, "LOGIN.SYNC_CHANNELS": ["sister-shop"] };
  await copyChannel("verifying-shop", "fl1", { settings, origin: originOf("verifying-shop") });
  const sister = { "LOGIN.SYNC_CHANNELS": ["verifying-shop"], "SITE.NAME": "姉妹の店" };
  await copyChannel("sister-shop", "simple", { settings: sister, origin: originOf("sister-shop") });

  await page.goto(`${originOf("verifying-shop")}${paths.register()}`);
  const email = await register(page, "会員登録を受け付けました");
  await expectAccessible(page);
  await page.getByRole("link", { name: "メールアドレスの確認へ" }).click();
  await expect(page.getByText(email)).toBeVisible();
  // Members' pages lead back here.
  await page.goto(`${originOf("verifying-shop")}${paths.logout()}`);
  await expect(heading(page, "メールアドレスの確認")).toBeVisible();
  await page.getByRole("button", { name: "次へ進む" }).click();
  await expect(page.getByText("まだ確認が済んでいません")).toBeVisible();
  await page.getByText("メールアドレスをお間違えの場合").click();
  await expectAccessible(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  const link = await receiveLink(email, "/verify/email");
  await other.goto(link.href);
  await expectAccessible(other);
  await other.getByRole("button", { name: "メールアドレスを確認する" }).click();
  await expect(other.getByText(`${email} を確認しました`)).toBeVisible();
  await expectAccessible(other);
  await page.getByRole("button", { name: "次へ進む" }).click();
  await page.getByRole("link", { name: "マイページへ進む" }).click();
  await expect(page.getByText("佐藤 健 様")).toBeVisible();

  await other.getByRole("link", { name: "ログインへ進む" }).click();
  await submitLogin(other, { username: email, password: "abcd1234" });
  await expect(heading(other, "確認コードの入力")).toBeVisible();
  await expectAccessible(other);
  await other.reload();
  const code = await receiveCode(email);
  await other.getByLabel("確認コード").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await other.keyboard.press("Enter");
  await expect(other).toHaveURL(/\/ec\/?$/);
  // The link was used.
  await other.goto(link.href);
  await other.getByRole("button", { name: "メールアドレスを確認する" }).click();
  await expect(other.getByText("すでに使用されています")).toBeVisible();
  await context.close();

  await page.getByRole("main").getByRole("link", { name: "姉妹の店" }).click();
  await expect(page.getByText("会員登録がお済みではありません")).toBeVisible();
  expect(new URL(page.url()).origin).toBe(originOf("sister-shop"));
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByText("佐藤 健 様")).toBeVisible();
});

test("[verify.after-first-login] [register.steps] the mail is sent again, a registration with a mistyped address is withdrawn with its link, and then it is not complete", async ({
  page,
  baseURL,
}) => {
  const shop = channelUrl(baseURL, "mistyped-email");
  await copyChannel("mistyped-email", "fl1", { settings: { "SITE.IS_EMAIL_VERIFY": true }, origin: shop });
  const registerAnew = async () => {
    const email = await register(page, "会員登録を受け付けました");
    await page.getByRole("link", { name: "メールアドレスの確認へ" }).click();
    await expect(page.getByText(email)).toBeVisible();
    return email;
  };
  await page.goto(shop + paths.register());
  const link = await receiveLink(await registerAnew(), "/verify/email");
  const resend = page.getByRole("button", { name: /^確認メールを再送する/ });
  await resend.click();
  await expect(page.getByText("メールをもう一度お送りしました。")).toBeVisible();
  await expect(resend).toHaveAttribute("aria-disabled", "true");
  await page.getByText("メールアドレスをお間違えの場合").click();
  const password = page.getByLabel("ご登録のパスワード");
  await password.fill("wrong2026");
  await page.keyboard.press("Enter");
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await password.fill("abcd1234");
  await page.keyboard.press("Enter");
  await expect(page.getByText("会員登録を取り消しました。")).toBeVisible();
  await expect(heading(page, "会員登録")).toBeVisible();

  await page.goto(link.href);
  await page.getByRole("button", { name: "メールアドレスを確認する" }).click();
  await expect(page.getByText("すでに使用されています")).toBeVisible();
  await page.goto(shop + paths.registerComplete({ to: paths.cart() }));
  await expect(heading(page, "会員登録")).toBeVisible();
  await expect(page).toHaveURL(/\/register\/?\?to=%2Fcart/);

  await waitForHydration(page);
  await registerAnew();
  await page.getByRole("button", { name: "ログアウト" }).click();
  await expect(page).toHaveURL(`${shop}/`);
  await page.goto(shop + paths.verify());
  await expect(heading(page, "ログイン")).toBeVisible();
});
