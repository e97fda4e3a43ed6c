import type { ProductDelivery, ShelfLife } from "@noren/contract";
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

const BY_KEY = `SELECT ${DELIVERY_COLUMNS} FROM products p WHERE p.channel_id = $1 AND p.key = $2 AND p.is_show`;

/** How a product alone is delivered to a prefecture's main land; undefined if the shop has no product with this key. */
export async function findProductDelivery(
  db: Db,
  channel: Channel,
  key: string,
  prefecture: number,
  now: Date,
): Promise<ProductDelivery | undefined> {
  const [[row], terms] = await Promise.all([
    runStatement<DeliveryRow>(db, BY_KEY, [channel.id, key]),
    getDeliveryTerms(db, channel, now),
  ]);
  if (!row) return undefined;
  const place = { prefecture, postalCode: "" };
  const delivery = limitsOf(channel.deliveryMethods, row);
  const isDeliverable = refusalOf(delivery, terms.tariffs, place) === null;
  const goods = [{ leadDays: row.leadDays, delivery }];
  const arrival = isDeliverable ? earliestArrival([{ goods, place }], terms) : null;
  return {
    prefecture: nameOfPrefecture(prefecture),
    is_deliverable: isDeliverable,
    ...(arrival && { arrival }),
    carriage: getTariff(terms.tariffs, prefecture, place.postalCode).carriage,
    charge: delivery.method.charge,
  };
}
