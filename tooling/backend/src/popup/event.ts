import { randomUUID } from "node:crypto";
import type { DecisionData, EventName } from "@noren/contract";
import { sql } from "drizzle-orm";
import { BRAND_JSON, CATEGORIES_JSON } from "../catalogue/product-info.ts";
import { cartTokenHash } from "../cart/cart-token.ts";
import type { Db } from "../db/pool.ts";
import { runStatement } from "../db/statement.ts";
import { addDaysInJapan } from "../time/japan-time.ts";

/** Retention of the first purchase of an order: reports cover a year. */
const PURCHASE_DAYS = 400;
/** Retention of other events, which anyone may send. */
const EVENT_DAYS = 90;

export interface ShopEvent {
  name: EventName;
  args: Record<string, unknown>;
  /** The cart's token. */
  token: string | null;
  logrecoRcmdCt: number | null;
}

const INSERT = `
  WITH cart AS (SELECT c.id FROM cart_tokens t JOIN carts c ON c.id = t.cart_id WHERE t.hash = $5 AND c.channel_id = $2),
  purchase AS (SELECT $3::text = 'purchase'
    AND EXISTS (SELECT FROM orders WHERE cart_id = (SELECT id FROM cart))
    AND NOT EXISTS (SELECT FROM ecommerce_events e WHERE e.cart_id = (SELECT id FROM cart) AND e.name = 'purchase')
    AS is_first)
  INSERT INTO ecommerce_events (id, channel_id, name, args, cart_id, logreco_rcmd_ct, happened_at, expires_at)
  SELECT $1, $2, $3, $4, (SELECT id FROM cart), $6, $7::timestamptz,
    CASE WHEN is_first THEN $8::timestamptz ELSE $9::timestamptz END
  FROM purchase WHERE is_first OR $10 RETURNING id`;

/**
 * Stores an event and returns its random id; without room only the first purchase of an order, else null: strangers must not
 * stop the record of what was sold.
 */
export async function storeEvent(
  db: Db,
  channelId: number,
  event: ShopEvent,
  { hasRoom, now }: { hasRoom: boolean; now: Date },
): Promise<string | null> {
  const hash = event.token === null ? null : cartTokenHash(event.token);
  const [stored] = await runStatement<{ id: string }>(db, INSERT, [
    randomUUID(),
    channelId,
    event.name,
    JSON.stringify(event.args),
    hash,
    event.logrecoRcmdCt,
    now,
    addDaysInJapan(now, PURCHASE_DAYS),
    addDaysInJapan(now, EVENT_DAYS),
    hasRoom,
  ]);
  return stored?.id ?? null;
}

/** Deletes a batch of expired events; several processes may run it at once. Returns the number of deleted rows. */
export async function deleteExpiredEvents(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM ecommerce_events WHERE id IN (
      SELECT id FROM ecommerce_events WHERE expires_at <= ${now.toISOString()}
      ORDER BY expires_at LIMIT 200 FOR UPDATE SKIP LOCKED)`);
  return rowCount ?? 0;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const FIND_ORDER = `
  SELECT o.order_no, o.ordered_at, o.total_payment, o.total_tax, o.total_carriage, o.total_discount,
    (SELECT coalesce(json_agg(json_build_object('product_id', p.id, 'product_key', p.key, 'code', l.code,
        'product_name', l.product_name, 'unit_price', l.unit_price, 'quantity', l.quantity, 'tax_rate', l.tax_rate,
        'brand', ${BRAND_JSON}, 'categories', ${CATEGORIES_JSON})
        ORDER BY s.position, l.position), '[]')
      FROM order_shippings s JOIN order_lines l ON l.order_shipping_id = s.id
      LEFT JOIN products p ON p.id = l.product_id AND p.is_show
      WHERE s.order_id = o.id) AS products
  FROM orders o
  WHERE o.channel_id = $1 AND (
    o.cart_id = (SELECT cart_id FROM ecommerce_events WHERE id = $2::uuid AND channel_id = $1 AND name = 'purchase')
    OR o.cart_id = (SELECT cart_id FROM cart_tokens WHERE hash = $3))`;

/** The order of a purchase event's id or a cart's token; undefined for an unknown id. */
export async function findEventOrder(db: Db, channelId: number, id: string): Promise<DecisionData | undefined> {
  const uuid = UUID.test(id) ? id : null;
  const hash = uuid === null ? cartTokenHash(id) : null;
  const [row] = await runStatement<Omit<DecisionData, "ordered_at"> & { ordered_at: Date }>(db, FIND_ORDER, [
    channelId,
    uuid,
    hash,
  ]);
  return row && { ...row, ordered_at: row.ordered_at.toISOString() };
}
