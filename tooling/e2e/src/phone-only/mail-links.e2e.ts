import { paths } from "@noren/contract/paths";
import { query } from "../support/database.ts";
import { readMailLinks, receiveLink } from "../support/mails.ts";
import { changeProfile, createLoggedInMember, createMember, fillCart, PASSWORD } from "../support/prepared.ts";
import {
  goToConfirm,
  goToDeliveryAsGuest,
  goToDeliveryAsMember,
  heading,
  orderButton,
  readOrderNumber,
  submitLogin,
  waitForHydration,
} from "../support/shopper.ts";
import { expect, test } from "../support/test.ts";

/** The path of a link without the keys of orders and inquiries. */
const kindOf = ({ pathname }: URL) => pathname.replace(/\/$/, "").replace(/_history\/[^/]+$/, "_history/:key");

test("the links of the mails about an account lead a guest to pages that work", async ({ page, context }) => {
  const former = await createMember(page);
  const email = `new-${crypto.randomUUID()}@example.jp`;
  await changeProfile(page, former, { reminder: { question_ct: 1, answer: "しろ" } });
  await changeProfile(page, former, { email, reminder: null });
  const { searchParams } = await receiveLink(email, paths.verifyEmail());
  await page.request.post("/v1/email-verify/check", { data: { token: searchParams.get("token") } });
  for (const data of [
    { type: "password", username: email },
    { type: "username", email },
  ])
    expect((await page.request.post("/v1/reminder/request", { data })).ok()).toBe(true);
  for (let tries = 1; tries <= 6; tries += 1)
    await page.request.post("/v1/auth/login", { data: { username: email, password: "wrong2026" } });
  await context.clearCookies();

  const expected = [
    "/login",
    "/login/unlock",
    "/reminder",
    "/reminder/reset",
    "/reminder/username/reset",
    "/verify/email",
    "/verify/email/restore",
  ];
  const links = await readMailLinks([former, email], kindOf, expected);
  for (const [kind, link] of links) {
    const answer = await page.goto(link.pathname + link.search);
    expect(answer?.status(), kind).toBe(200);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 }), kind).toBeVisible();
    await expect(page.getByText("お探しのページが見つかりませんでした"), kind).toHaveCount(0);
    // Only the link that verified the new email was used.
    const isUsed = kind === "/verify/email";
    if (isUsed) await page.getByRole("button", { name: "メールアドレスを確認する" }).click();
    await expect(page.getByText("すでに使用されています"), kind).toHaveCount(isUsed ? 1 : 0);
  }
});

test("[export.deferred] the links of the mails about orders, inquiries and files lead through the login to their pages", async ({
  page,
  context,
}) => {
  const email = await createLoggedInMember(page);
  await fillCart(page, "tokusa-meshiwan");
  await goToDeliveryAsMember(page);
  await goToConfirm(page);
  await orderButton(page).click();
  const no = await readOrderNumber(page);
  await page.goto(paths.contact());
  await page.getByLabel("お問い合わせの種類").selectOption({ label: "商品について：在庫・再入荷" });
  await page.getByLabel("お問い合わせ内容").fill("いつ届きますか。");
  await expect(page.getByLabel("メールアドレス")).toHaveValue(email);
  await page.getByRole("button", { name: "入力内容を確認する" }).click();
  await page.getByRole("button", { name: "この内容で送信する" }).click();
  await expect(heading(page, "お問い合わせを受け付けました")).toBeVisible();

  // A large address book is exported in the background, and a mail announces the file.
  await query(
    `insert into user_addresses (user_id, division_ct, shipping_last_name, shipping_first_name,
       shipping_last_name_kana, shipping_first_name_kana, postal_code, prefecture, city, address1, phone_number)
     select user_id, 2, '田中', n::text, shipping_last_name_kana, shipping_first_name_kana, a.postal_code, a.prefecture,
       a.city, a.address1, a.phone_number
     from user_addresses a join users u on u.id = a.user_id, generate_series(1, 200) n where u.email = $1`,
    [email],
  );
  await page.goto(paths.addressBook());
  await page.getByRole("button", { name: "CSVファイルに保存する" }).click();
  await expect(page.getByText("処理に時間がかかっています。")).toBeVisible();

  const expected = ["/mypage/inquiry_history/:key", "/mypage/message-center", "/mypage/order_history/:key"];
  const links = await readMailLinks([email], kindOf, expected);
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  const open = async (kind: string) => {
    const link = links.get(kind);
    await page.goto((link?.pathname ?? "") + (link?.search ?? ""));
  };
  await open("/mypage/order_history/:key");
  await submitLogin(page, { username: email, password: PASSWORD });
  await expect(page.getByText(no)).toBeVisible();
  await open("/mypage/inquiry_history/:key");
  await expect(page.getByText("いつ届きますか。")).toBeVisible();
  await open("/mypage/message-center");
  await page.getByRole("link", { name: /お届け先のファイルができました/ }).click();
  await expect(heading(page, "お届け先のファイルができました")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("main").getByRole("link", { name: /\.csv/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test("the links of a guest's order mail, and the link that stops mails, need no login", async ({ page }) => {
  const email = `guest-${crypto.randomUUID()}@example.jp`;
  await fillCart(page, "tokusa-meshiwan");
  await goToDeliveryAsGuest(page, email);
  await goToConfirm(page);
  await orderButton(page).click();
  const no = await readOrderNumber(page);
  const link = await receiveLink(email, paths.guestReceipt());
  await page.goto(link.pathname + link.search);
  await expect(page.getByText(no)).toBeVisible();

  const username = await createMember(page);
  const [member] = await query<{ key: string }>("select mail_stop_key as key from users where email = $1", [username]);
  await page.goto(paths.mailStop({ token: member?.key ?? "" }));
  await page.getByRole("button", { name: "配信を停止する" }).click();
  await expect(page.getByText("お知らせメールの配信を停止しました")).toBeVisible();
});
