import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../db/pool.ts";
import { attempts, users } from "../db/schema/account.ts";
import { mails } from "../db/schema/mail.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { testMember } from "../testing/member.fixture.ts";
import { TIMEOUT_FACTOR } from "../testing/timeout-factor.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { deliverMails, MAX_TRIES } from "./deliver-mails.ts";
import { queueMail } from "./queue-mail.ts";
import { type MailTransport, type OutgoingMail, RefusedError } from "./transport.ts";

const content = { subject: "件名", text: "本文", html: "<p>本文</p>" };
const from = "shop@example.jp";
const at = new Date("2026-11-20T03:00:00Z");
const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

describe("deliverMails", () => {
  let shop: TestShop;
  let sent: OutgoingMail[];
  beforeAll(async () => {
    shop = await openTestShop({ routes: [] });
  });
  beforeEach(async () => {
    sent = [];
    await shop.db.delete(mails);
    await shop.db.delete(attempts);
  });

  const transport = (send: MailTransport["send"] = async (mail) => void sent.push(mail)): MailTransport => ({
    send,
    close: () => undefined,
  });
  const queue = (to: string | null) => queueMail(shop.db, shop.simple, { kind: "order.confirmed", to, content }, at);
  const deliver = (now = at, send?: MailTransport["send"]) =>
    deliverMails({ db: shop.db, transport: transport(send), from }, now);
  const fail = () => Promise.reject(new Error("connection lost"));

  it("sends the oldest mails first, each once, from the shop, and deletes them", async () => {
    const recipients = Array.from({ length: 7 }, (_, index) => `n${index}@example.com`);
    for (const recipient of recipients) await queue(recipient);
    // A batch is sent concurrently, in any order.
    expect(await deliver()).toBe(5);
    expect(sent.map((mail) => mail.to).toSorted()).toEqual(recipients.slice(0, 5));
    expect(await deliver()).toBe(2);
    expect(await deliver(later(60 * 24))).toBe(0);
    expect(sent.map((mail) => mail.to).toSorted()).toEqual(recipients);
    expect(sent[0]).toMatchObject({ ...content, from: { name: shop.simple.name, address: from }, queuedAt: at });
    for (const recipient of recipients) expect(await findMailsTo(shop, recipient)).toEqual([]);
  });

  it("sends nothing for a null recipient", async () => {
    await queue(null);
    expect(await deliver()).toBe(1);
    expect(sent).toEqual([]);
    expect(await deliver(later(60 * 24))).toBe(0);
  });

  it("sends a mail only if the transaction that queued it commits", async () => {
    const undone = shop.db.transaction(async (tx) => {
      await queueMail(tx, shop.simple, { kind: "order.confirmed", to: "a@example.com", content }, at);
      throw new Error("rolled back");
    });
    await expect(undone).rejects.toThrow("rolled back");
    expect(await deliver()).toBe(0);
  });

  it("sends a mail once when two processes run at the same time", async () => {
    const { db: other, close } = openDatabase(shop.url, { connections: 4, timeoutFactor: TIMEOUT_FACTOR });
    try {
      for (let count = 0; count < 23; count += 1) await queue(`n${count}@example.com`);
      const gate = Promise.withResolvers<void>();
      // Waits until all have begun.
      const send: MailTransport["send"] = async (mail) => {
        sent.push(mail);
        if (sent.length === 20) gate.resolve();
        await gate.promise;
      };
      const taken = await Promise.all(
        [shop.db, other, shop.db, other].map((db) => deliverMails({ db, transport: transport(send), from }, at)),
      );
      expect(taken).toEqual([5, 5, 5, 5]);
      expect(await deliver()).toBe(3);
      expect(new Set(sent.map((mail) => mail.to)).size).toBe(23);
      expect(sent).toHaveLength(23);
    } finally {
      await close();
    }
  });

  it("retries at growing intervals and gives up after two days", async () => {
    await queue("a@example.com");
    expect(await deliver(at, fail)).toBe(1);
    expect(await deliver(later(4), fail)).toBe(0);
    expect(await deliver(later(5), fail)).toBe(1);
    expect(await deliver(later(14), fail)).toBe(0);
    expect(await deliver(later(15), fail)).toBe(1);
    let now = 15;
    for (let tries = 4; tries <= MAX_TRIES; tries += 1) {
      now += 6 * 60;
      expect(await deliver(later(now), fail)).toBe(1);
    }
    expect(now / 60 / 24).toBeGreaterThan(2);
    expect(await deliver(later(now + 60 * 24), fail)).toBe(0);
    expect((await findMailsTo(shop, "a@example.com"))[0]?.failedAt).not.toBeNull();
  });

  it("sends the mails of a process that was killed while sending", async () => {
    await queue("a@example.com");
    // Never resolves: the process left only its claim.
    void deliver(at, () => Promise.withResolvers<void>().promise);
    await expect.poll(async () => (await findMailsTo(shop, "a@example.com"))[0]?.tries).toBe(1);
    expect(await deliver(later(1))).toBe(0);
    expect(await deliver(later(5))).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it("counts permanent refusals for the member with that email, until a mail is accepted", async () => {
    const { id, email } = await testMember(shop);
    const other = await testMember(shop);
    const counted = async (user: number) =>
      (await shop.db.select({ count: users.mailErrorCount }).from(users).where(eq(users.id, user)))[0]?.count;
    const refuse = () => Promise.reject(new RefusedError("no such mailbox"));
    for (let count = 1; count <= 3; count += 1) {
      await queue(email);
      expect(await deliver(at, refuse)).toBe(1);
      expect(await counted(id)).toBe(count);
    }
    await queue(email);
    await deliver(at, fail);
    expect(await counted(id)).toBe(3);
    expect(await counted(other.id)).toBe(0);
    await deliver(later(5));
    expect(await counted(id)).toBe(0);
  });
});
