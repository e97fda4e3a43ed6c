import type { KeyedProductDelivery, ProductDelivery, ShelfLife } from "@noren/contract";
import { earliestArrival } from "../arrival/arrival.ts";
import { getDeliveryTerms } from "../arrival/delivery-terms.ts";
import type { Db } from "../db/pool.ts";
import type { Channel } from "../db/schema/shop.ts";
import { runStatement } from "../db/statement.ts";
import { limitsOf, refusalOf } from "../delivery/delivery-method.ts";
import { getTariff } from "../delivery/tariff.ts";
import { nameOfPrefecture } from "../shop/area-names.ts";

/** What `DELIVERY_COLUMNS` read. */
export interface DeliveryRow {
  leadDays: number;
  deliveryMethod: string | null;
  shelfLifeKind: ShelfLife["kind"] | null;
  shelfLifeDays: number | null;
}

/** What decides the delivery of `products p`. */
export const DELIVERY_COLUMNS = `
  p.lead_days AS "leadDays", p.delivery_method AS "deliveryMethod", p.shelf_life_kind AS "shelfLifeKind",
  p.shelf_life_days AS "shelfLifeDays"`;

const BY_KEYS = `
  SELECT p.key, ${DELIVERY_COLUMNS} FROM products p
  WHERE p.channel_id = $1 AND p.key = ANY($2::text[]) AND p.is_show ORDER BY p.id`;

/** Lists how products, each alone, are delivered to a prefecture's main land. Omits those that the shop does not show. */
export async function listProductDeliveries(
  db: Db,
  channel: Channel,
  keys: readonly string[],
  prefecture: number,
  now: Date,
): Promise<KeyedProductDelivery[]> {
  const [rows, terms] = await Promise.all([
    runStatement<DeliveryRow & { key: string }>(db, BY_KEYS, [channel.id, keys]),
    getDeliveryTerms(db, channel, now),
  ]);
  const place = { prefecture, postalCode: "" };
  const { days, carriage } = getTariff(terms.tariffs, prefecture, place.postalCode);
  return rows.map((row) => {
    const delivery = limitsOf(channel.deliveryMethods, row);
    const isDeliverable = refusalOf(delivery, terms.tariffs, place) === null;
    const goods = [{ leadDays: row.leadDays, delivery }];
    const arrival = isDeliverable ? earliestArrival([{ goods, place }], terms) : null;
    return {
      key: row.key,
      prefecture: nameOfPrefecture(prefecture),
      is_deliverable: isDeliverable,
      ...(arrival && { arrival }),
      transit_days: days,
      carriage,
      charge: delivery.method.charge,
    };
  });
}

/** Finds the delivery of one product; undefined if the shop has no product with this key. */
export async function findProductDelivery(
  db: Db,
  channel: Channel,
  key: string,
  prefecture: number,
  now: Date,
): Promise<ProductDelivery | undefined> {
  const [found] = await listProductDeliveries(db, channel, [key], prefecture, now);
  if (!found) return undefined;
  const { key: _, ...delivery } = found;
  return delivery;
}
