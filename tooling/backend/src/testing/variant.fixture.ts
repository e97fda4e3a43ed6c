import { sql } from "drizzle-orm";
import { productImages, products, stockMovements, variants } from "../db/schema/catalogue.ts";
import type { TestShop } from "./shop.ts";

let count = 0;

/** Inserts a public product of `simple` with one variant and some stock; returns the variant's id. */
export async function testVariant(
  shop: TestShop,
  changes: {
    name?: string;
    price?: number;
    taxRate?: 8 | 10;
    stock?: number;
    leadDays?: number;
    deliveryMethod?: string;
    /** Days of 消費期限, from dispatch. */
    shelfLifeDays?: number;
    channelId?: number;
  } = {},
): Promise<number> {
  const { name = "湯呑", price = 1100, taxRate = 10, stock = 20, leadDays = 1, channelId = shop.simple.id } = changes;
  const { deliveryMethod = null, shelfLifeDays = null } = changes;
  count += 1;
  const [product] = await shop.db
    .insert(products)
    .values({
      channelId,
      key: `p${count}`,
      code: `P${count}`,
      name,
      taxRate,
      leadDays,
      deliveryMethod,
      shelfLifeDays,
      shelfLifeKind: shelfLifeDays === null ? null : "use_by",
    })
    .returning({ id: products.id });
  const productId = product!.id;
  await shop.db
    .insert(productImages)
    .values({ productId, position: 0, path: `p${count}`, width: 800, height: 800, color: "#334455", alt: name });
  const [variant] = await shop.db
    .insert(variants)
    .values({ productId, code: `P${count}-1`, price })
    .returning({ id: variants.id });
  if (stock > 0)
    await shop.db.insert(stockMovements).values({ variantId: variant!.id, quantity: stock, reason: "initial" });
  return variant!.id;
}

export async function readStock(shop: TestShop, variantId: number): Promise<number> {
  const { rows } = await shop.db.execute<{ stock: number }>(sql`SELECT stock FROM variants WHERE id = ${variantId}`);
  return rows[0]?.stock ?? Number.NaN;
}
