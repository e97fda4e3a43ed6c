import { calls } from "@noren/contract";
import { type AnyScreen, screens } from "@noren/contract/screens";
import { eq } from "drizzle-orm";
import { addDays } from "date-fns/addDays";
import { addHours } from "date-fns/addHours";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeExports } from "../address-file/make-exports.ts";
import { requestExport } from "../address-file/request-export.ts";
import type { Transaction } from "../db/pool.ts";
import { attempts, users } from "../db/schema/account.ts";
import { categories } from "../db/schema/catalogue.ts";
import { inquiries } from "../db/schema/inquiry.ts";
import { oneOffTokens } from "../db/schema/login.ts";
import { type MailRow, mails } from "../db/schema/mail.ts";
import { channels } from "../db/schema/shop.ts";
import { expireGifts } from "../gift/expire-gifts.ts";
import { answerInquiry } from "../inquiry/inquiries.ts";
import { queueDispatchMail } from "../order/dispatch-mail.ts";
import * as paymentMails from "../order/payment-mails.ts";
import { updateOrderStatus } from "../order/update-order-status.ts";
import { countInWindow, type Limit } from "../rate-limit/attempts.ts";
import { mailboxOf } from "../rate-limit/mailbox.ts";
import { orderer, osaka, PAYMENT_IDS, readyCart } from "../testing/cart.fixture.ts";
import { testGift } from "../testing/gift.fixture.ts";
import { testIssuer } from "../testing/issuer.fixture.ts";
import { readLinkParameter } from "../testing/mailbox.ts";
import { PASSWORD, testMember, testProfile, verifiedMember } from "../testing/member.fixture.ts";
import { mailTestMemorial } from "../testing/memorial.fixture.ts";
import { testPackingOptions, weddingNoshi } from "../testing/packing.fixture.ts";
import { addTestPasskey, deleteTestPasskey } from "../testing/passkey.fixture.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { deliverMails } from "./deliver-mails.ts";
import { MAIL_LIMITS, MAILS_FROM_NETWORK } from "./limit-mails.ts";
import { MAIL_KINDS, type MailKind } from "./mail-kinds.ts";
import type { OutgoingMail } from "./transport.ts";

const STAFF = "staff@example.jp";

/** What a stranger types: words of the shop, its marks, a link, and more than a mail quotes. */
const LINE = "■evil.jp";
const TEXT = `ありがとうございます\n\n■ お振込先が変わりました\n${LINE}\nhttps://evil.jp/\n\n`;
const names = { last_name: LINE, first_name: "https://evil.jp/" };
const stranger = { ...orderer, ...names };
const place = { ...osaka, shipping_last_name: LINE, shipping_first_name: "evil.jp", address1: "https://evil.jp/" };
const gift = { orderer: stranger, receiver: { receiver_name: LINE, sender_name: LINE, message: TEXT } };
const contact = { kind: "contact", name: LINE, category: "delivery", order_no: "1", body: TEXT };
const catalog = { kind: "catalog", ...stranger, catalog: LINE, quantity: 2 };

/** The screens that the links of a mail open. @throws Error for a link to no screen */
function findLinkedScreens(text: string, origin: string): AnyScreen[] {
  const urls = text.match(/https?:\/\/\S+/g) ?? [];
  return urls.map((url) => {
    const { pathname, origin: linked } = new URL(url);
    const pages = screens.filter(({ path }) => path !== "*");
    const screen = pages.find(({ path }) => new URLPattern({ pathname: path }).test({ pathname }));
    if (linked !== origin || !screen) throw new Error(`${url} opens no screen`);
    return screen;
  });
}

describe("each kind of mail [mail.hold] [mail.quote]", () => {
  let shop: TestShop;
  let variant: number;
  let packing: Awaited<ReturnType<typeof testPackingOptions>>;
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.db.update(channels).set({ contactEmail: STAFF, issuer: testIssuer });
    await shop.db
      .insert(categories)
      .values({ channelId: shop.simple.id, kind: "inquiries", key: "delivery", name: "お届けについて" });
    variant = await testVariant(shop, { stock: 1000 });
    packing = await testPackingOptions(shop);
  });
  beforeEach(async () => {
    await shop.db.delete(mails);
    await shop.db.delete(attempts);
  });

  const newMember = () => testMember(shop, names);
  async function placeOrder(memberId?: number): Promise<number> {
    const cart = await readyCart(shop, [[variant, 1]], memberId, stranger);
    const [shipping] = (await cart.read()).detail.shippings;
    await cart.edit(calls.modifyCartShipping, { key: shipping!.key, address: place });
    const noshi = weddingNoshi({ names: [LINE], affiliation: LINE, reading: "evil.jp" });
    const card = { id: packing.card, message: TEXT };
    const sign = { id: packing.sign, title: "祝 御開店", receiver: LINE, giver: "https://evil.jp/" };
    const parcel = { key: shipping!.packings[0]!.key, occasion_id: packing.wedding, noshi, message_card: card, sign };
    await cart.edit(calls.modifyCartPacking, { packings: [parcel] });
    await cart.edit(calls.modifyCartOther, { remarks: TEXT });
    return (await cart.placeOrder()).body.order.id;
  }
  async function sendInvoice() {
    const { id } = await testMember(shop, { ...names, company_name: LINE, department: "https://evil.jp/" });
    const cart = await readyCart(shop, [[variant, 1]], id);
    await cart.edit(calls.modifyCartOrder, { payment_id: PAYMENT_IDS.invoice });
    const { order } = (await cart.placeOrder()).body;
    for (const status of ["preparing", "shipped"] as const)
      await updateOrderStatus(shop.db, order.id, status, shop.clock.now);
  }
  const afterOrder = async (queue: (tx: Transaction, orderId: number, now: Date) => Promise<void>) => {
    const orderId = await placeOrder();
    await shop.db.transaction((tx) => queue(tx, orderId, shop.clock.now));
  };
  async function answerGift(call: typeof calls.acceptGift | typeof calls.declineGift) {
    const { token } = await testGift(shop, variant, undefined, gift);
    await shop.call(call, { params: { token }, body: { ...place, delivery_at: null, delivery_timezone_key: null } });
  }
  async function waitForGift(days: number) {
    await testGift(shop, variant, undefined, gift);
    const lastDay = shop.simple.settings["ORDER.SOCIAL_GIFT.DAYS"];
    await expireGifts({ db: shop.db, secret: shop.secret }, addDays(shop.clock.now, lastDay + days));
  }
  async function sendInquiry(body: object): Promise<string> {
    return (await shop.call(calls.createInquiry, { body: { email: orderer.email, ...body } })).body.key;
  }
  async function reply() {
    const { id: memberId, email } = await newMember();
    const { key } = (await shop.call(calls.createInquiry, { memberId, body: { ...contact, email } })).body;
    await shop.call(calls.replyToInquiry, { memberId, body: { inquiry_key: key, body: TEXT, file_keys: [] } });
  }
  async function answer() {
    const { id: memberId, email } = await newMember();
    const ofMember = await shop.call(calls.createInquiry, { memberId, body: { ...contact, email } });
    for (const key of [await sendInquiry(contact), ofMember.body.key])
      await shop.db.transaction(async (tx) => {
        const [row] = await tx.select().from(inquiries).where(eq(inquiries.key, key));
        await answerInquiry(tx, shop.simple, row!, "21日にお届けします。", shop.clock.now);
      });
  }
  const updateUser = async (change: (email: string) => object) => {
    const { id: memberId, email } = await newMember();
    const body = { ...testProfile({ ...names, email }), current_password: PASSWORD, ...change(email) };
    await shop.call(calls.updateUser, { memberId, body });
    return { memberId, email };
  };
  async function requestEmailChange() {
    const { email } = testProfile();
    const { email: former } = await updateUser(() => ({ email }));
    return { email, former };
  }
  async function changeEmail() {
    const { email, former } = await requestEmailChange();
    await shop.call(calls.checkEmailVerify, { body: { token: await readLinkParameter(shop, email, "token") } });
    return former;
  }
  async function restoreEmail() {
    const token = await readLinkParameter(shop, await changeEmail(), "token");
    await shop.call(calls.restoreEmail, { body: { token, password: "another2026" } });
  }
  const register = () =>
    shop.call(calls.createUser, { body: { ...testProfile(names), password: PASSWORD, is_agreed: true } });
  async function registerInVerifyingShop() {
    const { settings } = shop.simple;
    const set = (isVerifying: boolean) =>
      shop.db
        .update(channels)
        .set({ settings: { ...settings, "SITE.IS_EMAIL_VERIFY": isVerifying } })
        .where(eq(channels.id, shop.simple.id));
    await set(true);
    await register();
    await set(false);
  }
  async function remind(type: "password" | "username") {
    const { email } = await newMember();
    await shop.call(calls.requestReminder, { body: type === "password" ? { type, username: email } : { type, email } });
  }
  async function login(password: string, tries: number) {
    const { id, email } = await newMember();
    await shop.db.update(users).set({ isCodeWanted: true }).where(eq(users.id, id));
    for (let count = 0; count < tries; count += 1)
      await shop.call(calls.login, { body: { username: email, password } });
  }
  async function exportAddresses() {
    const { id: userId } = await newMember();
    await shop.call(calls.createAddress, { memberId: userId, body: place });
    const request = { channelId: shop.simple.id, userId, encoding: "utf-8", requestedAt: shop.clock.now } as const;
    await requestExport(shop.db, request);
    await makeExports(shop, shop.clock.now);
  }
  const asMember = async (call: typeof calls.deleteUser | typeof calls.changePassword) => {
    const body = { current_password: PASSWORD, password: "another2026" };
    await shop.call(call, { memberId: (await newMember()).id, body });
  };
  async function cancelOrder() {
    const { id: memberId } = await newMember();
    const params = { id: await placeOrder(memberId) };
    await shop.call(calls.cancelOrder, { memberId, params, body: { cancel_reason: TEXT } });
  }
  async function remindOfMemorial() {
    const { id: memberId } = await verifiedMember(shop, names);
    const body = { target_user_name: LINE, call: LINE, division_ct: 1, name: "https://evil.jp/", month: 6, date: 15 };
    await mailTestMemorial(shop, memberId, body);
  }

  /** What sends each kind. */
  const kinds: Record<MailKind, () => Promise<unknown>> = {
    "account.code": () => login(PASSWORD, 1),
    "account.email_changed": changeEmail,
    "account.email_requested": changeEmail,
    "account.email_restored": restoreEmail,
    "account.email_withdrawn": restoreEmail,
    "account.left": () => asMember(calls.deleteUser),
    "account.locked": () => login("wrong2026", 6),
    "account.new_email": changeEmail,
    "account.passkey_added": async () => addTestPasskey(shop, (await newMember()).id),
    "account.passkey_removed": async () => deleteTestPasskey(shop, (await newMember()).id),
    "account.password_changed": () => asMember(calls.changePassword),
    "account.registered": register,
    "account.reminder_password": () => remind("password"),
    "account.reminder_username": () => remind("username"),
    "account.security_changed": () => updateUser(() => ({ reminder: { question_ct: 1, answer: "しろ" } })),
    "account.verify": registerInVerifyingShop,
    "account.verify_again": async () => shop.call(calls.requestEmailVerify, { memberId: (await newMember()).id }),
    "account.verify_new": requestEmailChange,
    "export.ready": exportAddresses,
    "gift.accepted": () => answerGift(calls.acceptGift),
    "gift.declined": () => answerGift(calls.declineGift),
    "gift.expired": () => waitForGift(1),
    "gift.link": () => testGift(shop, variant, undefined, gift),
    "gift.reminder": () => waitForGift(-1),
    "inquiry.answered": answer,
    "inquiry.arrived": () => sendInquiry(contact),
    "inquiry.received": async () => [await sendInquiry(contact), await sendInquiry(catalog)],
    "inquiry.replied": reply,
    "memorial.reminder": remindOfMemorial,
    "order.cancelled": cancelOrder,
    "order.confirmed": () => placeOrder(),
    "order.expired": () => afterOrder(paymentMails.queueExpiryMail),
    "order.expired_unchecked.shop": () => afterOrder(paymentMails.queueUncheckedExpiryMail),
    "order.invoiced": sendInvoice,
    "order.late_payment": () => afterOrder((tx, id, now) => paymentMails.queueLatePaymentMails(tx, id, true, now)),
    "order.late_payment.shop": () =>
      afterOrder((tx, id, now) => paymentMails.queueLatePaymentMails(tx, id, false, now)),
    "order.paid": () => afterOrder(paymentMails.queuePaidMail),
    "order.payment_reminder": () => afterOrder((tx, id, now) => paymentMails.queuePaymentReminder(tx, id, now, now)),
    "order.refund_by_hand.shop": () => afterOrder(paymentMails.queueManualRefundMail),
    "order.shipped": () => afterOrder(queueDispatchMail),
  };

  const sent: OutgoingMail[] = [];
  const transport = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => undefined };
  async function deliverAll(): Promise<void> {
    while ((await deliverMails({ db: shop.db, transport, from: "shop@example.jp" }, shop.clock.now)) > 0);
  }

  /** Uses up limits for the mailbox, its account and the network of a mail, as strangers do. */
  async function exceed(limits: readonly Limit[], { recipient, network, userId }: MailRow) {
    for (const limit of limits) {
      await countInWindow(shop.db, { ...limit, scope: `${limit.scope}-holder` }, String(userId), shop.clock.now);
      await countInWindow(shop.db, limit, mailboxOf(recipient ?? ""), shop.clock.now);
      await countInWindow(shop.db, MAILS_FROM_NETWORK, `${limit.scope}:${network}`, shop.clock.now);
    }
    await shop.db.update(attempts).set({ count: MAILS_FROM_NETWORK.max });
  }

  it.each(MAIL_KINDS)(
    "%s labels or quotes what a stranger typed and links to screens; a flood of other kinds does not delay it, one of its own for an hour",
    async (kind) => {
      await kinds[kind]();
      const queued = await shop.db.select().from(mails).where(eq(mails.kind, kind));
      expect(queued.length).toBeGreaterThan(0);
      const linked = queued.flatMap(({ bodyText }) => findLinkedScreens(bodyText, shop.simple.origin));
      expect(linked.filter((screen) => !("layout" in screen))).toEqual([]);
      for (const { bodyText, bodyHtml, recipient } of queued) {
        if (recipient !== STAFF) expect(bodyText).toMatch(/^お客様\n/);
        for (const body of [bodyText, bodyHtml]) expect(body).not.toContain("evil.jp");
        for (const line of bodyText.split("\n").filter((each) => /evil|振込先が変わ/.test(each)))
          expect(line).toMatch(/^(> |　　|[^：■]{1,12}：)/);
      }

      const limit = MAIL_LIMITS[kind];
      sent.length = 0;
      const { id: _, ...first } = queued[0]!;
      const mail = { ...first, standing: null, network: first.network ?? "192.0.2.1", nextTryAt: shop.clock.now };
      const send = async () => {
        await shop.db.insert(mails).values(mail);
        await deliverAll();
      };
      await shop.db.delete(mails);
      // No limit applies to verified members.
      await shop.db.update(users).set({ emailVerifiedAt: null });
      const others = new Set(Object.values(MAIL_LIMITS).filter((each) => each !== null && each !== limit));
      await exceed([...others] as Limit[], queued[0]!);
      await send();
      expect(sent.map(({ to }) => to)).toEqual([mail.recipient]);

      if (limit) await exceed([limit], queued[0]!);
      await send();
      expect(sent).toHaveLength(limit ? 1 : 2);
      expect((await shop.db.select().from(mails)).map(({ heldAt }) => heldAt)).toEqual(limit ? [shop.clock.now] : []);
      shop.clock.now = addHours(shop.clock.now, 1);
      await deliverAll();
      expect(sent.map(({ text }) => text)).toEqual([mail.bodyText, mail.bodyText]);
      if (mail.tokenHash === null) return;
      const [token] = await shop.db.select().from(oneOffTokens).where(eq(oneOffTokens.hash, mail.tokenHash));
      if (limit) expect(token?.expiresAt.getTime()).toBeGreaterThanOrEqual(addHours(shop.clock.now, 1).getTime());
    },
  );
});
