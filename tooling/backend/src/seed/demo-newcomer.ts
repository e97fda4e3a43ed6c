import { inArray } from "drizzle-orm";
import { subHours } from "date-fns/subHours";
import { listBook } from "../address/address-book.ts";
import { toPlainAddress } from "../address/plain-address.ts";
import { addShipping } from "../cart/shipping-edits.ts";
import type { Transaction } from "../db/pool.ts";
import { variants } from "../db/schema/catalogue.ts";
import { bookmarks, timeseries, userMemorials } from "../db/schema/note.ts";
import type { Channel } from "../db/schema/shop.ts";
import { productRequests } from "../db/schema/voice.ts";
import { runStatement } from "../db/statement.ts";
import { addSearchedWord } from "../history/search-history.ts";
import { sendSystemMessage } from "../system-message/system-messages.ts";
import { seedInquiry } from "./demo-inquiry.ts";
import { seedList } from "./demo-list.ts";
import { newcomerNotes } from "./demo-newcomer.copy.ts";
import { placeDemoOrder } from "./demo-order.ts";
import { DEMO_CODE_LOGIN } from "./shops.ts";

/**
 * Adds a newcomer's data after one day: a first order that awaits payment, and a few entries of each kind.
 *
 * @param variantIds variants with enough stock, each of a different product
 */
export async function seedNewcomer(
  tx: Transaction,
  { channel, userId, variantIds }: { channel: Channel; userId: number; variantIds: readonly number[] },
  now: Date,
): Promise<void> {
  const ago = (hours: number) => subHours(now, hours);
  const { name, searches, list, bookmark, message, memorial, size, request, inquiry } = newcomerNotes;
  const { username: email } = DEMO_CODE_LOGIN;
  await sendSystemMessage(tx, { ...message, userId, createdAt: ago(30) });
  for (const [index, word] of searches.entries())
    await addSearchedWord(tx, channel.id, { memberId: userId, guestId: null }, word, ago(29 - index));
  const rows = await tx
    .select()
    .from(variants)
    .where(inArray(variants.id, variantIds.slice(0, 3)));
  for (const [index, { productId }] of rows.entries())
    await runStatement(
      tx,
      "INSERT INTO product_histories (channel_id, user_id, product_id, viewed_at) VALUES ($1, $2, $3, $4)",
      [channel.id, userId, productId, ago(28 - index)],
    );
  const productIds = rows.slice(0, 2).map(({ productId }) => productId);
  await seedList(tx, userId, { name: list, productIds, at: ago(27) });
  await tx.insert(bookmarks).values({ ...bookmark, userId, createdAt: ago(26) });
  await tx.insert(userMemorials).values({ ...memorial, userId });
  await tx.insert(timeseries).values({ userId, purpose: "measurement", values: size, measuredAt: ago(26) });
  await tx.insert(productRequests).values({ ...request, channelId: channel.id, userId, requestedAt: ago(25) });
  await seedInquiry(tx, { channelId: channel.id, userId, name, email }, inquiry, ago(24));
  const [home] = await listBook(tx, userId);
  const [, , , , variantId] = variantIds;
  if (!home || variantId === undefined) return;
  // Signs links in mails dated in the past, which are not sent (`seed.ts`).
  const shop = { db: tx, channel, memberId: userId, now: () => ago(23), secret: "" };
  const destination = { address: toPlainAddress(home), user_address_id: home.id };
  await placeDemoOrder(shop, [{ variantId, quantity: 1 }], (content) => ({
    ...addShipping(content, destination, true),
    payment_id: 1,
  }));
}
