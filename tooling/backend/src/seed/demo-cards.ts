import { saveCard } from "../card/user-cards.ts";
import type { Transaction } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { cardService } from "../card/card-service.ts";
import { demoCards } from "../payment/sandbox/demo-cards.ts";

/** Adds two stored cards, the first as the main one; does nothing where the shop does not use the sandbox. */
export async function seedDemoCards(tx: Transaction, channel: Channel, memberId: number, now: Date): Promise<void> {
  const service = cardService(channel);
  if (service !== "sandbox") return;
  for (const card of demoCards(channel.key)) await saveCard(tx, memberId, { service, card, isMain: false, now });
}
