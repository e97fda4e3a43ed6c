import type { NoshiKnot } from "@noren/contract";
import { packingOptions } from "../db/schema/packing.ts";
import type { TestShop } from "./shop.ts";

/** Inserts packing options of `simple`: paper for 330 yen, a noshi for weddings, one for thanks, a card for 110 yen. */
export async function testPackingOptions(
  shop: TestShop,
): Promise<{ paper: number; wedding: number; thanks: number; card: number }> {
  const add = async (row: Omit<typeof packingOptions.$inferInsert, "channelId">): Promise<number> => {
    const [saved] = await shop.db
      .insert(packingOptions)
      .values({ channelId: shop.simple.id, ...row })
      .returning({ id: packingOptions.id });
    return saved!.id;
  };
  const noshi = (name: string, titles: string[], knots: NoshiKnot[]) =>
    add({ kind: "noshi", name, price: 0, titles, knots });
  return {
    paper: await add({ kind: "wrapping", name: "包装紙", price: 330 }),
    wedding: await noshi("御結婚祝い", ["寿", "御結婚御祝"], ["musubikiri", "awajimusubi"]),
    thanks: await noshi("内祝い・御礼", ["内祝", "御礼"], ["chomusubi"]),
    card: await add({ kind: "card", name: "メッセージカード", price: 110 }),
  };
}
