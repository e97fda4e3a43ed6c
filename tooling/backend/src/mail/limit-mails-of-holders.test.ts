import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mails } from "../db/schema/mail.ts";
import { orders } from "../db/schema/order.ts";
import { readyCart } from "../testing/cart.fixture.ts";
import { deliveredMails } from "../testing/delivered-mails.ts";
import { testMember } from "../testing/member.fixture.ts";
import { openTestShop } from "../testing/shop.ts";
import { testVariant } from "../testing/variant.fixture.ts";
import { composeMail } from "./compose.ts";
import { type NewMail, queueMail } from "./queue-mail.ts";

const shop = await openTestShop();

describe("a mailbox with further spellings [mail.hold]", () => {
  const { sent, deliverAll } = deliveredMails(shop);
  const content = composeMail(
    { name: "のれん", origin: "http://localhost:3000", settings: {} as never },
    { subject: "件名", blocks: ["本文"] },
  );
  const queue = (mail: Partial<NewMail> & Pick<NewMail, "to" | "kind">) =>
    queueMail(shop.db, shop.simple, { content, ...mail }, shop.clock.now);
  const times = async (count: number, work: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < count; index += 1) await work(index);
  };

  const SAFETY = [
    "account.locked",
    "account.reminder_password",
    "account.reminder_username",
    "account.password_changed",
    "account.email_changed",
    "account.verify_again",
  ] as const;

  it("does not delay the first two of any kind to the first account of a mailbox by floods to its other spellings", async () => {
    const { id, email } = await testMember(shop, { email: "hanako.yamada@gmail.com" });
    const spellings = await Promise.all(
      Array.from({ length: 8 }, (_, index) => testMember(shop, { email: `hanakoyamada+${index}@gmail.com` })),
    );
    await shop.db.delete(mails);
    for (const kind of SAFETY)
      for (const [index, spelling] of spellings.entries())
        await times(2, () => queue({ to: spelling.email, kind, userId: spelling.id, network: `192.0.2.${index}` }));
    await deliverAll();
    for (const kind of SAFETY) {
      const own = { to: email, kind, userId: id, network: "198.51.100.1", content: { ...content, subject: kind } };
      sent.length = 0;
      await times(4, () => queue(own));
      await deliverAll();
      expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
        [email, kind],
        [email, kind],
      ]);
    }
  });

  it("does not delay them to a later account that was sent an order, but to all others", async () => {
    const first = await testMember(shop, { email: "taro+1@example.jp" });
    const { id, email } = await testMember(shop, { email: "taro@example.jp" });
    await shop.db.delete(mails);
    const kind = "account.reminder_password";
    await times(8, (index) => queue({ to: first.email, kind, userId: first.id, network: `192.0.2.${index}` }));
    await deliverAll();
    sent.length = 0;
    await queue({ to: email, kind, userId: id });
    await deliverAll();
    expect(sent).toEqual([]);
    const cart = await readyCart(shop, [[await testVariant(shop, { stock: 1 }), 1]], id);
    await cart.placeOrder();
    await shop.db.update(orders).set({ status: "shipped" }).where(eq(orders.userId, id));
    await shop.db.delete(mails);
    await queue({ to: email, kind, userId: id });
    await deliverAll();
    expect(sent.map(({ to }) => to)).toEqual([email]);
  });
});
