import { beforeEach } from "vitest";
import { attempts } from "../db/schema/account.ts";
import { mails } from "../db/schema/mail.ts";
import { deliverMails } from "../mail/deliver-mails.ts";
import type { MailTransport, OutgoingMail } from "../mail/transport.ts";
import type { TestShop } from "./shop.ts";

interface DeliveryOptions {
  /** Absent for that of the shop. */
  db?: TestShop["db"];
  /** Absent to add the mail to `sent`. */
  send?: MailTransport["send"];
}

/**
 * Delivers the mails of a shop to the list `sent`. Deletes all mails and resets all rate limits before each test of the current
 * `describe`.
 */
export function deliveredMails(shop: TestShop) {
  const sent: OutgoingMail[] = [];
  beforeEach(async () => {
    sent.length = 0;
    await shop.db.delete(mails);
    await shop.db.delete(attempts);
  });
  const addToSent = async (mail: OutgoingMail) => void sent.push(mail);
  /** Returns the number of mails in the batch. */
  const deliverBatch = ({ db = shop.db, send = addToSent }: DeliveryOptions = {}): Promise<number> =>
    deliverMails({ db, transport: { send, close: () => undefined }, from: "shop@example.jp" }, shop.clock.now);
  const deliverAll = async (options?: DeliveryOptions): Promise<void> => {
    while ((await deliverBatch(options)) > 0);
  };
  return { sent, deliverBatch, deliverAll };
}
