import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { calls } from "@noren/contract";
import { openDatabase } from "../db/pool.ts";
import { attempts, users } from "../db/schema/account.ts";
import { mails } from "../db/schema/mail.ts";
import { channels } from "../db/schema/shop.ts";
import { deleteExpiredTokens, issueToken } from "../one-off/one-off-token.ts";
import { orderer, readyCart } from "../testing/cart.fixture.ts";
import { deliveredMails } from "../testing/delivered-mails.ts";
import { testIssuer } from "../testing/issuer.fixture.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop } from "../testing/shop.ts";
import { TIMEOUT_FACTOR } from "../testing/timeout-factor.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { composeMail } from "./compose.ts";
import { MAIL_LIMITS, MAILS_FROM_NETWORK } from "./limit-mails.ts";
import { type NewMail, queueMail } from "./queue-mail.ts";

const shop = await openTestShop();
await shop.db.update(channels).set({ issuer: testIssuer });

const HOUR_MS = 3_600_000;
const ORDERS = MAIL_LIMITS["order.confirmed"]!;

describe("mails that visitors can cause [mail.hold]", () => {
  const { sent, deliverAll } = deliveredMails(shop);
  const wait = (milliseconds: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
  };
  const content = composeMail(
    { name: "のれん", origin: "http://localhost:3000", settings: {} as never },
    { subject: "件名", blocks: ["本文", { link: { label: "開く", href: "http://localhost:3000/a" } }] },
  );
  const queue = (mail: Partial<NewMail> & { to: string }, channel = shop.simple) =>
    queueMail(shop.db, channel, { kind: "order.confirmed", content, ...mail }, shop.clock.now);
  const times = async (count: number, work: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < count; index += 1) await work(index);
  };

  it("to a guest, caused by one network: sends five in an hour, then one that lists all the other orders", async () => {
    const variant = await testVariant(shop, { stock: 100 });
    const numbers: string[] = [];
    await times(12, async () => {
      const cart = await readyCart(shop, [[variant, 1]]);
      numbers.push((await cart.placeOrder()).body.order_no);
    });
    const [first] = await shop.db.select().from(mails);
    expect(first).toMatchObject({ userId: null, network: "unknown", reference: numbers[0] });
    await deliverAll();
    expect(sent.map(({ to }) => to)).toEqual(Array(5).fill(orderer.email));
    wait(HOUR_MS - 1);
    await deliverAll();
    expect(sent).toHaveLength(5);
    wait(1);
    // Another process, after a restart.
    const { db, close } = openDatabase(shop.url, { connections: 2, timeoutFactor: TIMEOUT_FACTOR });
    try {
      await deliverAll({ db });
    } finally {
      await close();
    }
    expect(sent).toHaveLength(6);
    const merged = sent[5];
    expect(merged?.subject).toBe(`【${shop.simple.name}】お知らせをまとめてお送りします（7件）`);
    for (const number of numbers.slice(5)) {
      expect(merged?.text).toContain(`ご注文ありがとうございます ${number}\n`);
      expect(merged?.text).toContain(`${shop.simple.origin}/orders/receipt?no=${number}&t=`);
      expect(merged?.html).toMatch(new RegExp(`<a href="${shop.simple.origin}/orders/receipt\\?no=${number}&amp;t=`));
    }
    expect(await shop.db.select().from(mails)).toEqual([]);
  });

  it("counts a mailbox over all shops, spellings and networks", async () => {
    await queue({ to: "Hana.ko@gmail.com" });
    await queue({ to: "hanako+1@gmail.com", network: "192.0.2.1" }, shop.fl1);
    await times(ORDERS.max, (index) => queue({ to: "hanako@gmail.com", network: `192.0.2.${index}` }));
    await deliverAll();
    expect(sent).toHaveLength(ORDERS.max);
  });

  it("sends six mails an hour about registrations of a mailbox in many spellings, four of one network", async () => {
    const register = (index: number, network: string) =>
      queue({
        to: `hanako+${index}@gmail.com`,
        kind: index % 2 === 0 ? "account.registered" : "account.verify",
        network,
      });
    await times(12, (index) => register(index, "192.0.2.1"));
    await deliverAll();
    expect(sent).toHaveLength(4);
    await times(12, (index) => register(index, `192.0.2.${index}`));
    await deliverAll();
    expect(sent).toHaveLength(6);
  });

  it("sends an unverified mailbox with one account at most 65 mails of all kinds an hour, 49 of them caused by one network", () => {
    const limits = [...new Set(Object.values(MAIL_LIMITS))].filter((limit) => limit !== null);
    expect(limits.reduce((sum, { max, maxToHolder }) => sum + max + maxToHolder, 0)).toBe(65);
    expect(limits.reduce((sum, { maxFromNetwork, maxToHolder }) => sum + maxFromNetwork + maxToHolder, 0)).toBe(49);
  });

  it("does not delay any kind by a flood from another network, in many spellings of the mailbox", async () => {
    const [flood, own] = ["192.0.2.1", "198.51.100.1"];
    const kinds = ["account.registered", "account.verify_again", "account.verify_new", "inquiry.received"] as const;
    for (const kind of kinds)
      await times(30, (index) => queue({ to: `hanako+${index}@gmail.com`, kind, network: flood }));
    // In the next hours, too: what waits for the share of its network does not count for the mailbox.
    await times(3, async () => {
      await deliverAll();
      sent.length = 0;
      for (const kind of kinds)
        await queue({ to: "hanako@gmail.com", kind, network: own, content: { ...content, subject: kind } });
      await deliverAll();
      expect(sent.map(({ subject }) => subject).toSorted()).toEqual(kinds.toSorted());
      wait(HOUR_MS);
    });
  });

  it("merges the newest of several links for the same purpose, and equal texts once", async () => {
    const to = "hanako@example.jp";
    const { id } = await testMember(shop);
    const limit = MAIL_LIMITS["account.verify_new"]!;
    await times(limit.max, () => queue({ to, kind: "account.verify_new" }));
    await deliverAll();
    sent.length = 0;
    const data = { channelId: shop.simple.id, userId: id, email: to };
    const tokens = await Promise.all(
      Array.from({ length: 25 }, () => issueToken(shop.db, "email", data, shop.clock.now)),
    );
    for (const [index, token] of tokens.entries())
      await queue({
        to,
        kind: "account.verify_new",
        userId: id,
        token,
        content: { ...content, text: `変更\n\n${index}番` },
      });
    await times(5, () => queue({ to, kind: "account.verify_new" }));
    await deliverAll();
    wait(HOUR_MS);
    await deliverAll();
    expect(sent).toHaveLength(1);
    const text = sent[0]?.text ?? "";
    expect(text).toContain("30件をまとめて");
    expect(text.match(/\d+番/g)).toEqual(["24番"]);
    expect(text.match(/localhost:3000\/a/g)).toHaveLength(1);
    expect(text).not.toContain("ほかのお知らせは");
  });

  it("limits a network, and sends the held mails in the next hour", async () => {
    const network = "192.0.2.7";
    await queue({ to: "first@example.com", network });
    await deliverAll();
    await shop.db.update(attempts).set({ count: MAILS_FROM_NETWORK.max }).where(eq(attempts.scope, "mail-network"));
    await queue({ to: "second@example.com", network });
    await queue({ to: "third@example.com", network: "192.0.2.8" });
    await deliverAll();
    expect(sent.map(({ to }) => to)).toEqual(["first@example.com", "third@example.com"]);
    wait(HOUR_MS);
    await deliverAll();
    expect(sent.at(-1)).toMatchObject({ to: "second@example.com", subject: content.subject });
  });

  it("does not limit the orders of 500 guests behind one IP", async () => {
    await times(500, (index) => queue({ to: `student${index}@example.ac.jp`, network: "192.0.2.9" }));
    await deliverAll();
    expect(sent).toHaveLength(500);
  });

  it("limits no verified member's mails, but a guest's to the same address", async () => {
    const { id, email } = await testMember(shop);
    const verify = (emailVerifiedAt: Date | null) =>
      shop.db.update(users).set({ emailVerifiedAt }).where(eq(users.id, id));
    await verify(shop.clock.now);
    await times(8, () => queue({ to: email, userId: id }));
    await deliverAll();
    expect(sent).toHaveLength(8);
    await times(8, () => queue({ to: email }));
    await deliverAll();
    expect(sent).toHaveLength(8 + ORDERS.max);
    await verify(null);
    await queue({ to: email, userId: id });
    await deliverAll();
    expect(sent).toHaveLength(8 + ORDERS.max);
  });

  it("does not delay a login code, a reset and an unlock by registrations, orders and reminders of strangers", async () => {
    const to = "hanako@example.jp";
    const flood = [
      "account.registered",
      "account.verify",
      "account.verify_new",
      "account.reminder_username",
      "order.confirmed",
    ] as const;
    for (const kind of flood) await times(30, () => queue({ to, kind }));
    await deliverAll();
    sent.length = 0;
    for (const kind of ["account.code", "account.reminder_password", "account.locked", "account.verify_again"] as const)
      await queue({ to, kind, content: { ...content, subject: kind } });
    await deliverAll();
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      "account.code",
      "account.locked",
      "account.reminder_password",
      "account.verify_again",
    ]);
  });

  it("counts a mail that is held for its network once for its mailbox, so that the two limits do not hold it alternately", async () => {
    const [to, network] = ["hanako@example.jp", "192.0.2.7"];
    await queue({ to: "first@example.com", network });
    await deliverAll();
    const ofNetwork = eq(attempts.scope, "mail-network");
    await shop.db.update(attempts).set({ count: MAILS_FROM_NETWORK.max }).where(ofNetwork);
    wait(HOUR_MS / 2);
    await queue({ to, network });
    await deliverAll();
    await times(8, () => queue({ to, network: "198.51.100.1" }));
    await deliverAll();
    sent.length = 0;
    wait(HOUR_MS / 2);
    await deliverAll();
    expect(sent.map((mail) => mail.to)).toEqual([to]);
  });

  it("sends a held reminder with a link that works for an hour from then, but none that a new password withdrew", async () => {
    const { id, email } = await testMember(shop);
    const remind = () => shop.call(calls.requestReminder, { body: { type: "password", username: email } });
    const kind = "account.reminder_password";
    const { max, maxToHolder } = MAIL_LIMITS[kind]!;
    await times(max + maxToHolder, () => queue({ to: email, kind, userId: id }));
    await deliverAll();
    await remind();
    await deliverAll();
    sent.length = 0;
    wait(HOUR_MS);
    // Another token's cleanup must not delete the one that waits.
    await deleteExpiredTokens(shop.db, shop.clock.now);
    await deliverAll();
    const token = /token=(\S+)/.exec(sent[0]?.text ?? "")?.[1] ?? "";
    wait(HOUR_MS - 1000);
    await times(max + maxToHolder - 1, () => queue({ to: email, kind, userId: id }));
    // Before the reminder, because the mails of a batch are counted in any order.
    await deliverAll();
    await remind();
    await deliverAll();
    sent.length = 0;
    const body = { type: "password", token, password: "another2026" } as const;
    expect((await shop.call(calls.resetReminder, { body })).status).toBe(200);
    expect((await shop.db.select().from(mails).where(eq(mails.userId, id))).map((mail) => mail.kind)).toContain(kind);
    wait(HOUR_MS);
    await deliverAll();
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining("パスワードが変更されました")]);
  });

  it("sends held mails once when two processes run at the same time, and again all after a failure", async () => {
    const { max } = ORDERS;
    await times(max + 4, (index) => queue({ to: "taro@example.jp", reference: `N${index}` }));
    await deliverAll();
    wait(HOUR_MS);
    await deliverAll({ send: () => Promise.reject(new Error("connection lost")) });
    expect(sent).toHaveLength(max);
    wait(HOUR_MS);
    const { db, close } = openDatabase(shop.url, { connections: 4, timeoutFactor: TIMEOUT_FACTOR });
    try {
      await Promise.all([deliverAll(), deliverAll({ db }), deliverAll()]);
    } finally {
      await close();
    }
    expect(sent).toHaveLength(max + 1);
    expect(new Set(sent[max]?.text.match(/(?<=■ .*)N\d+/g)).size).toBe(4);
  });
});
