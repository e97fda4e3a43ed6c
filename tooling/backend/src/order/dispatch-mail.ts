import type { Transaction } from "../db/pool.ts";
import { composeMail } from "../mail/compose.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { orderMailCopy as copy } from "./order-mails.copy.ts";
import { listDestinations, getOrderForMail, historyLink, listNumberAndTime } from "./order-mails.ts";

/** Notifies the orderer of the dispatch. For a social gift it contains neither address nor day, which only the recipient may see. */
export async function queueDispatchMail(tx: Transaction, orderId: number, now: Date): Promise<void> {
  const { order, channel, greeting, historyUrl, addressing } = await getOrderForMail(tx, orderId);
  const content = composeMail(channel, {
    subject: copy.shipped.subject,
    blocks: [
      copy.shipped.lead(greeting),
      { facts: listNumberAndTime(order) },
      ...(order.social_gift ? [] : listDestinations(order)),
      ...historyLink(historyUrl),
    ],
  });
  await queueMail(tx, channel, { ...addressing, kind: "order.shipped", content }, now);
}
