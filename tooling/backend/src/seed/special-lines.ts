import { and, asc, eq, gte, isNotNull, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "../db/pool.ts";
import { productAccessories, products, variants } from "../db/schema/catalogue.ts";
import type { DemoLine } from "./demo-order.ts";

/** Lists an embroidered product, and a product with its accessory; nothing of what the shop does not have. */
export async function listSpecialLines(tx: Transaction, channelId: number, letters: string): Promise<DemoLine[]> {
  const isStocked = and(
    eq(products.channelId, channelId),
    eq(products.isShow, true),
    eq(variants.isActive, true),
    gte(variants.stock, 12),
    lte(variants.price, 10_000),
  );
  const [embroidered] = await tx
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(isStocked, isNotNull(products.embroideryLetters), gte(products.embroideryLetters, letters.length)))
    .orderBy(asc(products.position), asc(variants.id))
    .limit(1);
  const accessory = alias(variants, "accessory");
  const [pair] = await tx
    .select({ id: variants.id, accessoryId: accessory.id })
    .from(productAccessories)
    .innerJoin(products, eq(products.id, productAccessories.productId))
    .innerJoin(variants, eq(variants.productId, products.id))
    .innerJoin(accessory, eq(accessory.productId, productAccessories.accessoryId))
    .where(and(isStocked, eq(accessory.isActive, true), gte(accessory.stock, 12), sql`${accessory.price} <= 10000`))
    .orderBy(asc(products.position), asc(variants.id), asc(accessory.id))
    .limit(1);
  return [
    ...(embroidered ? [{ variantId: embroidered.id, quantity: 1, name_embroidery: letters }] : []),
    ...(pair
      ? [
          { variantId: pair.id, quantity: 1 },
          { variantId: pair.accessoryId, quantity: 1, accessory_of: pair.id },
        ]
      : []),
  ];
}
