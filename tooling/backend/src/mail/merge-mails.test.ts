import { expect, it } from "vitest";
import { mails } from "../db/schema/mail.ts";
import { openTestShop } from "../testing/shop.ts";
import { deliverMails, MAX_MERGED } from "./deliver-mails.ts";
import { mergeMails } from "./merge-mails.ts";
import type { OutgoingMail } from "./transport.ts";

it("a mail server accepts what is merged after a stranger has caused hundreds of large mails", async () => {
  const shop = await openTestShop();
  const { now } = shop.clock;
  const held = (index: number) => ({
    channelId: shop.simple.id,
    kind: "order.confirmed",
    recipient: "flooded@example.jp",
    subject: "件名",
    reference: `番号${index}`,
    bodyText: index === 40 ? "自分の注文" : `${index}番${"あ".repeat(index < 40 ? 100_000 : 10)}`,
    bodyHtml: "",
    queuedAt: now,
    nextTryAt: now,
    heldAt: now,
  });
  await shop.db.insert(mails).values(Array.from({ length: MAX_MERGED + 5 }, (_, index) => held(index)));
  const sent: OutgoingMail[] = [];
  const transport = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => undefined };
  while ((await deliverMails({ db: shop.db, transport, from: "shop@example.jp" }, now)) > 0);
  expect(sent).toHaveLength(2);
  const [merged] = sent;
  expect(merged?.text).toContain("自分の注文");
  expect(merged?.text).toContain(`${MAX_MERGED}件をまとめて`);
  expect(Buffer.byteLength(`${merged?.text}${merged?.html}`)).toBeLessThan(4_000_000);
  expect(await shop.db.select().from(mails)).toEqual([]);
});

it("a merged mail has the link that takes a changed email back, however many others it has [session.email-restore]", async () => {
  const { simple, clock } = await openTestShop();
  const mail = { userId: null, reference: null, network: null, queuedAt: clock.now, subject: "件名" };
  const links = Array.from({ length: 25 }, (_, index) => ({
    ...mail,
    kind: "account.reminder_password",
    userId: index,
    bodyText: `${index}番`,
    tokenHash: Buffer.from(String(index)),
  }));
  const restore = { ...mail, kind: "account.email_changed", bodyText: "元に戻す", tokenHash: null };
  expect(mergeMails(simple, [...links, restore]).text).toContain("元に戻す");
});
