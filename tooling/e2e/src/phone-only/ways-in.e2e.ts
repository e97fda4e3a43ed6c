import { paths } from "@noren/contract/paths";
import { copyChannel, query } from "../support/database.ts";
import { receiveCode, receiveLink } from "../support/mails.ts";
import { changeProfile, createMember, PASSWORD } from "../support/prepared.ts";
import { heading, logOut, register, submitLogin, waitForHydration } from "../support/shopper.ts";
import { channelUrl } from "../support/theme.ts";
import { expect, expectAccessibleAtBothWidths, test } from "../support/test.ts";

const setUser = (email: string, assignment: string) =>
  query(`update users set ${assignment} where email = $1`, [email]);

test("[login.sync] a member opens a sister shop with a code the first time, later without one, and with each link once", async ({
  page,
  baseURL,
}) => {
  const [first, second] = [channelUrl(baseURL, "sync-first"), channelUrl(baseURL, "sync-second")];
  for (const [key, sister, origin] of [
    ["sync-first", "sync-second", first],
    ["sync-second", "sync-first", second],
  ] as const)
    await copyChannel(key, "fl1", {
      settings: { "LOGIN.SYNC_CHANNELS": [sister], "SITE.NAME": key === "sync-first" ? "一号店" : "二号店" },
      origin,
    });
  await page.goto(first + paths.register());
  const email = await register(page);
  await logOut(page, first);
  await page.goto(second + paths.register());
  await register(page, undefined, { email });
  await logOut(page, second);
  await setUser(email, "email_verified_at = now()");

  await page.goto(first + paths.login({ to: paths.mypageHome() }));
  await submitLogin(page, { username: email, password: PASSWORD });
  const opened = page.waitForRequest((request) => request.url().startsWith(`${second}/login_sync`));
  await page.getByRole("main").getByRole("link", { name: "二号店" }).click();
  const link = (await opened).url();
  await expect(heading(page, "確認コードの入力")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.reload();
  await page.getByRole("textbox", { name: /^確認コード/ }).fill(await receiveCode(email));
  await page.getByRole("checkbox", { name: /確認コードを省略する/ }).check();
  await page.getByRole("button", { name: "ログインする" }).click();
  await expect(page).toHaveURL(new RegExp(`^${second}/ec/?$`));

  await logOut(page, second);
  await page.goto(link);
  await page.getByRole("button", { name: "ログインを引き継ぐ" }).click();
  await expect(page.getByText("すでに使用されています")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.goto(first + paths.mypageHome());
  await page.getByRole("main").getByRole("link", { name: "二号店" }).click();
  await expect(page).toHaveURL(new RegExp(`^${second}/ec/?$`));
});

test("[reminder.variants] the mailed link sets a new login ID once, with which the member logs in; one that is taken is refused", async ({
  page,
  context,
}) => {
  const taken = await createMember(page);
  const email = await createMember(page);
  await page.request.post("/v1/reminder/request", { data: { type: "username", email } });
  await context.clearCookies();
  const link = await receiveLink(email, paths.reminderUsernameReset());
  await page.goto(link.pathname + link.search);
  const field = page.getByLabel("新しいログインID");
  await field.fill(taken);
  await page.keyboard.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveValue(taken);
  await expectAccessibleAtBothWidths(page);
  const username = `ken-${crypto.randomUUID().slice(0, 8)}`;
  await field.fill(username);
  await page.keyboard.press("Enter");
  await expect(page.getByText("ログインしました")).toBeVisible();
  await expect(page.getByRole("main").getByText(username)).toBeVisible();
  await page.reload();
  await expect(page.getByText("すでに使用されています")).toBeVisible();

  await logOut(page);
  await page.goto(paths.login({ to: paths.userInfo() }));
  await submitLogin(page, { username, password: PASSWORD });
  await expect(page.getByText(email).first()).toBeVisible();
});

test("[session.one-time-code] a wrong code keeps the step, an expired one begins the login again", async ({ page }) => {
  const username = await createMember(page);
  await setUser(username, "is_code_wanted = true");
  await page.goto(paths.login({ to: paths.bookmarks() }));
  await submitLogin(page, { username, password: PASSWORD });
  const code = await receiveCode(username);
  const field = page.getByLabel("確認コード");
  await field.fill(code === "000000" ? "111111" : "000000");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await query(
    `update one_off_tokens set expires_at = now() - interval '1 minute'
     where kind = 'code' and user_id = (select id from users where email = $1)`,
    [username],
  );
  await field.fill(code);
  await page.keyboard.press("Enter");
  await expect(page.getByText("確認コードの有効期限が切れました")).toBeVisible();
  await submitLogin(page, { username, password: PASSWORD });
  await expect(field).toBeVisible();
  // The login waits in this tab; the back button leaves it.
  await page.goBack();
  await page.goto(paths.bookmarks());
  await expect(heading(page, "ログイン").or(heading(page, "確認コードの入力"))).toBeVisible();
});

test("[reminder.flow] an unknown email is answered like a known one; the page of the link asks the security question, and works in one tab", async ({
  page,
  context,
}) => {
  const username = await createMember(page);
  // For an unverified email, the link verifies it and needs no question.
  await setUser(username, "email_verified_at = now()");
  await changeProfile(page, username, { reminder: { question_ct: 2, answer: "すずき" } });
  // A new question is not asked for seven days.
  await setUser(username, "question_changed_at = now() - interval '8 days'");

  const request = async (email: string) => {
    await page.goto(paths.reminderPassword());
    await waitForHydration(page);
    await page.getByLabel("メールアドレスまたはログインID").fill(email);
    await page.keyboard.press("Enter");
    await expect(page.getByText("メールをお送りしました")).toBeVisible();
    return page.getByRole("main").innerText();
  };
  const unknown = `unknown-${crypto.randomUUID()}@example.jp`;
  const hide = (text: string, email: string) => text.replaceAll(email, "");
  expect(hide(await request(unknown), unknown)).toBe(hide(await request(username), username));
  await expectAccessibleAtBothWidths(page);

  const link = await receiveLink(username, paths.reminderPasswordReset());
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(link.pathname + link.search);
    await expect(tab.getByText("ご登録の質問：母親の旧姓")).toBeVisible();
  }
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel("秘密の質問の答え").fill("さとう");
  await page.getByLabel("新しいパスワード", { exact: false }).first().fill("mine2026");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("秘密の質問の答え")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('[name="password"]')).toHaveValue("mine2026");
  await page.getByLabel("秘密の質問の答え").fill("すずき");
  await page.keyboard.press("Enter");
  await expect(page.getByText("新しいパスワードを設定し、ログインしました。")).toBeVisible();
  await other.reload();
  await expect(other.getByText("すでに使用されています")).toBeVisible();
  await expect(other.getByRole("link", { name: "パスワードの再設定へ" })).toBeVisible();
});

test("[login.response-shape] an expired password and bounced mails lead to the pages that fix them", async ({
  page,
  baseURL,
}) => {
  const shop = channelUrl(baseURL, "old-passwords");
  await copyChannel("old-passwords", "fl1", { settings: { "LOGIN.PASSWORD_DAYS": 1 }, origin: shop });
  await page.goto(shop + paths.register());
  const username = await register(page);
  await logOut(page, shop);
  await setUser(username, "password_changed_at = now() - interval '2 days'");
  await page.goto(shop + paths.login());
  await submitLogin(page, { username, password: PASSWORD });
  await expect(page.getByText("パスワードの有効期限が切れています")).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole("link", { name: "パスワードを変更する" }).click();
  await page.getByLabel("現在のパスワード").fill(PASSWORD);
  await page.getByLabel("新しいパスワード").fill("mine2026");
  await page.keyboard.press("Enter");
  await expect(page.getByText("パスワードを変更しました。")).toBeVisible();

  // A mail that arrives ends the warning, so all must have been delivered.
  await receiveLink(username, "/reminder");
  await setUser(username, "mail_error_count = 3");
  await logOut(page, shop);
  await page.goto(shop + paths.login());
  await submitLogin(page, { username, password: "mine2026" });
  await expect(page.getByText("メールをお届けできませんでした")).toBeVisible();
  await page.getByRole("link", { name: "会員情報を確認する" }).click();
  await expect(page.getByText(`${username} 宛てのメールをお届けできませんでした`)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test("[valid.company] a shop for companies asks for its fields; a refusal and a reload keep the input, but no password", async ({
  page,
  baseURL,
}) => {
  const fields = [
    "birthday",
    "gender",
    "is_receive_newsletter",
    "security_question",
    "cell_phone_number",
    "job",
    "fax",
  ];
  const settings = { "SITE.IS_CORPORATE": true, "MEMBER.REGISTRATION_FIELDS": fields };
  await copyChannel("companies", "fl1", { settings });
  await page.goto(channelUrl(baseURL, "companies") + paths.register());
  await waitForHydration(page);
  await expectAccessibleAtBothWidths(page);
  await page.locator('[name="password"]').fill("abcd1234");
  await page.locator('[name="company_name"]').fill("株式会社のれん堂");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: /件の不備/ })).toBeFocused();
  await expect(page.locator('[name="company_name"]')).toHaveValue("株式会社のれん堂");
  await page.reload();
  await expect(page.locator('[name="company_name"]')).toHaveValue("株式会社のれん堂");
  await expect(page.locator('[name="password"]')).toHaveValue("");
});
