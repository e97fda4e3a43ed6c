import { describe, expect, it } from "vitest";
import { channels } from "../db/schema/shop.ts";
import { deliveredMails } from "../testing/delivered-mails.ts";
import { openTestShop } from "../testing/shop.ts";
import { MAIL_LIMITS } from "./limit-mails.ts";
import { type NewMail, queueMail, queueStaffMail } from "./queue-mail.ts";

const shop = await openTestShop();
const STAFF = "staff@example.jp";
await shop.db.update(channels).set({ contactEmail: STAFF });

const HOUR_MS = 3_600_000;
const ORDERS = MAIL_LIMITS["order.confirmed"]!;

describe("a flood of orders with another person's email [mail.hold]", () => {
  const { sent, deliverAll } = deliveredMails(shop);
  const wait = (milliseconds: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + milliseconds);
  };
  const content = { subject: "件名", text: "本文", html: "<p>本文</p>" };
  const queue = (mail: Partial<NewMail> & Pick<NewMail, "to">) =>
    queueMail(shop.db, shop.simple, { kind: "order.confirmed", content, ...mail }, shop.clock.now);
  const times = async (count: number, work: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < count; index += 1) await work(index);
  };

  it("merges held mails of each network in turn, so that a flood of one pushes no other's out of those in full", async () => {
    const to = "hanako@example.jp";
    const order = (subject: string, network: string) =>
      queue({ to, network, content: { ...content, subject, text: `${subject}の振込先` } });
    await times(28, (index) => order(`${index}番`, `2001:db8:1:${index}::/64`));
    await times(3, () => queue({ to, network: "192.0.2.1" }));
    await deliverAll();
    expect(sent).toHaveLength(ORDERS.max);
    await order("自分の注文", "198.51.100.1");
    await deliverAll();
    wait(HOUR_MS);
    await deliverAll();
    const text = sent[ORDERS.max]?.text ?? "";
    expect(text).toContain("24件をまとめて");
    expect(text).toContain("自分の注文の振込先");
    expect(text.match(/番の振込先/g)).toHaveLength(19);
  });

  it("sends a held mail when its limit ends, before an older one that waits for its network's", async () => {
    const to = "hanako@example.jp";
    const [flood, own] = ["192.0.2.1", "198.51.100.1"];
    await queue({ to, network: "192.0.2.2" });
    await deliverAll();
    wait(HOUR_MS / 2);
    await times(ORDERS.maxFromNetwork + 1, () => queue({ to, network: flood }));
    await deliverAll();
    await times(3, () => queue({ to, network: own, content: { ...content, subject: "自分の注文" } }));
    await deliverAll();
    expect(sent).toHaveLength(ORDERS.max);
    wait(HOUR_MS / 2);
    await deliverAll();
    expect(sent.map(({ subject }) => subject).slice(ORDERS.max)).toEqual(["自分の注文"]);
  });

  it("limits what guests cause to the shop's own email, but no mail for its staff", async () => {
    await times(ORDERS.max + 4, (index) => queue({ to: STAFF, network: `192.0.2.${index}` }));
    await deliverAll();
    expect(sent).toHaveLength(ORDERS.max);
    const forStaff = { kind: "inquiry.arrived", content } as const;
    await times(12, () => queueStaffMail(shop.db, { ...shop.simple, contactEmail: STAFF }, forStaff, shop.clock.now));
    await deliverAll();
    expect(sent).toHaveLength(ORDERS.max + 12);
  });
});
