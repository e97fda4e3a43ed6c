import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../db/pool.ts";
import { attempts, users } from "../db/schema/account.ts";
import { oneOffTokens } from "../db/schema/login.ts";
import { mails } from "../db/schema/mail.ts";
import { issueToken } from "../one-off/one-off-token.ts";
import { withNetwork } from "../process/current-network.ts";
import { findMailsTo } from "../testing/mailbox.ts";
import { testMember } from "../testing/member.fixture.ts";
import { TIMEOUT_FACTOR } from "../testing/timeout-factor.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { deliverMails, MAX_TRIES } from "./deliver-mails.ts";
import type { MailKind } from "./mail-kinds.ts";
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

  it("claims no more than a batch, however PostgreSQL plans the statement", async () => {
    for (let index = 0; index < 14; index += 1)
      await queueMail(shop.db, shop.simple, { kind: "account.locked", to: null, content }, at);
    const batches = await shop.db.transaction(async (tx) => {
      // A nested loop may run a subquery again for each row, and each run finds further mails.
      for (const join of ["hashjoin", "mergejoin", "hashagg", "sort", "material"])
        await tx.execute(sql.raw(`SET LOCAL enable_${join} = off`));
      const context = { db: tx as unknown as TestShop["db"], transport: transport(), from };
      return [await deliverMails(context, at), await deliverMails(context, at)];
    });
    expect(batches).toEqual([4, 4]);
  });

  describe("after thousands of mails of another network [mail.hold]", () => {
    const queueFrom = (network: string, to: string, kind: MailKind = "order.cancelled") =>
      withNetwork(network, () => queueMail(shop.db, shop.simple, { kind, to, content }, at));
    /** Copies the only queued mail, each copy to a mailbox of its own. */
    const copy = (count: number) =>
      shop.db.execute(sql`
        INSERT INTO mails (channel_id, kind, recipient, subject, body_text, body_html, queued_at, next_try_at, sender, is_urgent)
        SELECT channel_id, kind, 'm' || n || '@evil.example', subject, body_text, body_html, queued_at, next_try_at, sender, is_urgent
        FROM mails, generate_series(1, ${count}) AS n`);
    const recipients = () => sent.map((mail) => mail.to);

    it("sends a login code in the next batch, and the mails of other networks and jobs in turns", async () => {
      await queueFrom("192.0.2.1", "m0@evil.example");
      await copy(5000);
      await queueFrom("192.0.2.2", "b1@example.com");
      await queueFrom("192.0.2.2", "b2@example.com");
      await queue("job@example.com");
      await queueFrom("192.0.2.3", "code@example.com", "account.code");
      await deliver();
      expect(recipients()).toEqual(expect.arrayContaining(["code@example.com", "b1@example.com", "job@example.com"]));
      await deliver();
      expect(recipients()).toContain("b2@example.com");
    });

    it("sends a login code although another network queued thousands of login codes", async () => {
      await queueFrom("192.0.2.1", "m0@evil.example", "account.code");
      await copy(5000);
      await queueFrom("192.0.2.2", "b1@example.com");
      await queueFrom("192.0.2.3", "code@example.com", "account.code");
      await deliver();
      expect(recipients()).toEqual(expect.arrayContaining(["code@example.com", "b1@example.com"]));
    });

    it("sends a new sender's mail before further mails of many senders that began earlier", async () => {
      for (let network = 1; network <= 20; network += 1)
        for (let count = 0; count < 5; count += 1) await queueFrom(`192.0.2.${network}`, `n${network}@evil.example`);
      for (let batch = 0; batch < 4; batch += 1) await deliver();
      expect(new Set(recipients()).size).toBe(20);
      await queueFrom("198.51.100.1", "new@example.com");
      await deliver();
      expect(recipients()).toContain("new@example.com");
    });
  });

  it.each(["order.expired", "gift.expired"] as const)(
    "sends the mail of %s at nine in Japan, if a job queues it at night",
    async (kind) => {
      const midnight = new Date("2026-11-26T15:00:00Z");
      const nine = new Date("2026-11-27T00:00:00Z");
      const to = "taro@example.jp";
      for (const queued of ["order.paid", kind] as const)
        await queueMail(shop.db, shop.simple, { kind: queued, to, content: { ...content, subject: queued } }, midnight);
      await deliver(new Date(nine.getTime() - 1));
      expect(sent.map(({ subject }) => subject)).toEqual(["order.paid"]);
      await deliver(nine);
      expect(sent.map(({ subject }) => subject)).toEqual(["order.paid", kind]);
    },
  );

  it("counts the networks of an IPv6 /48 as one for a mailbox, and no mail whose link was withdrawn [mail.hold]", async () => {
    const to = "owner@example.com";
    const deliverAll = async () => {
      while ((await deliver()) > 0);
    };
    const queueFrom = (network: string) =>
      queueMail(shop.db, shop.simple, { kind: "order.confirmed", to, content, network }, at);
    for (let index = 0; index < 6; index += 1) await queueFrom(`2001:db8:1:${index}::/64`);
    await deliverAll();
    expect(sent).toHaveLength(5);
    await queueFrom("2001:db8:2:1::/64");
    await deliverAll();
    expect(sent).toHaveLength(6);

    const queueReminders = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const token = await issueToken(shop.db, "reminder", { channelId: shop.simple.id, userId: null, email: to }, at);
        await queueMail(shop.db, shop.simple, { kind: "account.reminder_password", to, content, token }, at);
      }
    };
    await queueReminders(8);
    await shop.db.delete(oneOffTokens);
    await deliverAll();
    await queueReminders(4);
    await deliverAll();
    expect(sent).toHaveLength(10);
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
