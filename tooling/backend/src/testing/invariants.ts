import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "../db/pool.ts";
import { methods } from "../payment/methods/methods.ts";

const SERVICE_METHOD_IDS = methods.filter(({ captureMode }) => captureMode !== null).map(({ id }) => id);

/**
 * The invariants of a shop's database, each with a query for the rows that violate it. The rows carry their ids, so a
 * failing test shows which.
 */
const INVARIANTS: Readonly<Record<string, string>> = {
  "stock is the sum of its movements, and never below zero": `
    SELECT v.id, v.stock, coalesce(sum(m.quantity), 0)::int AS moved
    FROM variants v LEFT JOIN stock_movements m ON m.variant_id = v.id
    GROUP BY v.id HAVING v.stock < 0 OR v.stock <> coalesce(sum(m.quantity), 0)`,
  "a product's price is the cheapest that can be bought": `
    SELECT p.key, p.price_from, low.price FROM products p
    CROSS JOIN LATERAL (
      SELECT v.price, v.before_price FROM variants v WHERE v.product_id = p.id AND v.is_active
      ORDER BY v.stock > 0 DESC, v.price, v.position, v.id LIMIT 1
    ) low
    WHERE (p.price_from, p.before_price) IS DISTINCT FROM (low.price, low.before_price)`,
  "an active order has taken its stock, a cancelled one none": `
    SELECT o.order_no, l.variant_id, CASE o.status WHEN 'cancelled' THEN 0 ELSE l.pieces END AS due, -moved.pieces AS taken
    FROM orders o
    JOIN (
      SELECT s.order_id, l.variant_id, sum(l.quantity) AS pieces
      FROM order_shippings s JOIN order_lines l ON l.order_shipping_id = s.id GROUP BY s.order_id, l.variant_id
    ) l ON l.order_id = o.id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(m.quantity), 0) AS pieces FROM stock_movements m
      WHERE m.reference = o.order_no AND m.variant_id = l.variant_id
    ) moved
    WHERE l.variant_id IS NOT NULL AND moved.pieces <> CASE o.status WHEN 'cancelled' THEN 0 ELSE -l.pieces END`,
  "only an order takes stock": `
    SELECT m.id, m.reference FROM stock_movements m
    WHERE m.reason IN ('order', 'cancel') AND NOT EXISTS (SELECT FROM orders o WHERE o.order_no = m.reference)`,
  "an ordered cart has one order, every other cart none": `
    SELECT c.id, count(o.id)::int AS orders FROM carts c LEFT JOIN orders o ON o.cart_id = c.id
    GROUP BY c.id HAVING count(o.id) <> (CASE WHEN c.decided_at IS NULL THEN 0 ELSE 1 END)`,
  "an order's sums add up": `
    SELECT o.order_no FROM orders o
    CROSS JOIN LATERAL (
      SELECT count(*) AS lines, coalesce(sum(l.subtotal), 0) AS products,
        coalesce(sum((SELECT sum((part ->> 'amount')::bigint) FROM jsonb_array_elements(l.coupon_discount_parts) part)), 0)
          AS parts
      FROM order_shippings s JOIN order_lines l ON l.order_shipping_id = s.id WHERE s.order_id = o.id
    ) lines
    WHERE lines.lines > 0 AND (
      o.total_products <> lines.products
      OR o.total_discount <> lines.parts
      OR o.total_discount <> (SELECT coalesce(sum((c ->> 'amount')::bigint), 0) FROM jsonb_array_elements(o.coupons) c)
      OR o.total_carriage <> (SELECT sum(s.carriage) FROM order_shippings s WHERE s.order_id = o.id)
      OR o.total_packing <> (
        SELECT sum(p.price) FROM order_packings p JOIN order_shippings s ON s.id = p.order_shipping_id WHERE s.order_id = o.id
      )
      OR o.total_payment <> (SELECT coalesce(sum((r ->> 'amount')::bigint), 0) FROM jsonb_array_elements(o.amount_by_tax_rate) r)
      OR o.total_tax <> (SELECT coalesce(sum((r ->> 'tax')::bigint), 0) FROM jsonb_array_elements(o.amount_by_tax_rate) r)
      OR EXISTS (
        SELECT FROM jsonb_array_elements(o.amount_by_tax_rate) r
        WHERE (r ->> 'tax')::bigint
          <> floor((r ->> 'amount')::numeric * (r ->> 'tax_rate')::int / (100 + (r ->> 'tax_rate')::int))
      )
    )`,
  "coupons are used within their limits, and the counts match the uses": `
    SELECT c.id, c.code, c.used_count, uses.open FROM coupons c
    CROSS JOIN LATERAL (
      SELECT count(*) AS open FROM coupon_uses u WHERE u.coupon_id = c.id AND u.returned_at IS NULL
    ) uses
    WHERE c.used_count <> uses.open OR uses.open > c.use_limit`,
  "a member uses a coupon within the member's limit": `
    SELECT m.id, m.used_count, uses.open FROM member_coupons m
    CROSS JOIN LATERAL (
      SELECT count(*) AS open FROM coupon_uses u WHERE u.member_coupon_id = m.id AND u.returned_at IS NULL
    ) uses
    WHERE m.used_count <> uses.open OR uses.open > m.use_limit`,
  "an order has used the coupons that it lists, unless it was cancelled": `
    SELECT o.order_no FROM orders o
    WHERE jsonb_array_length(o.coupons) * (CASE o.status WHEN 'cancelled' THEN 0 ELSE 1 END)
      <> (SELECT count(*) FROM coupon_uses u WHERE u.order_id = o.id AND u.returned_at IS NULL)`,
  "points are the sum of their ledger, and never below zero": `
    SELECT u.id, u.point, coalesce(sum(e.amount), 0)::int AS moved FROM users u LEFT JOIN point_entries e ON e.user_id = u.id
    GROUP BY u.id HAVING u.point < 0 OR u.point <> coalesce(sum(e.amount), 0)`,
  "an order has used its points, and a cancelled one has returned them": `
    SELECT o.order_no, o.use_point, spent.point FROM orders o
    CROSS JOIN LATERAL (
      SELECT -coalesce(sum(e.amount), 0) AS point FROM point_entries e
      WHERE e.order_id = o.id AND e.reason IN ('used', 'returned')
    ) spent
    WHERE o.user_id IS NOT NULL AND spent.point <> CASE o.status WHEN 'cancelled' THEN 0 ELSE o.use_point END`,
  "a completed order has earned its points, every other order none": `
    SELECT o.order_no FROM orders o
    WHERE o.user_id IS NOT NULL AND CASE o.status WHEN 'completed' THEN o.earn_point ELSE 0 END
      <> (SELECT coalesce(sum(e.amount), 0) FROM point_entries e WHERE e.order_id = o.id AND e.reason IN ('earned', 'revoked'))`,
  "an order that is paid through a payment service has its payment": `
    SELECT o.order_no FROM orders o
    WHERE o.payment_id IN (${SERVICE_METHOD_IDS.join(", ")}) AND o.total_payment > 0 AND NOT EXISTS (
      SELECT FROM payments p WHERE p.order_no = o.order_no AND p.amount = o.total_payment AND p.cart_id = o.cart_id
    )`,
  "a payment's wanted state matches its order's status": `
    SELECT p.order_no, p.wanted, o.status FROM payments p LEFT JOIN orders o ON o.order_no = p.order_no
    WHERE CASE
      WHEN o.id IS NULL THEN p.wanted NOT IN ('hold', 'return')
      WHEN o.status = 'cancelled' THEN p.wanted <> 'return' AND o.cancel_only_ecd_key IS NULL
      ELSE p.wanted NOT IN ('keep', 'capture')
    END`,
  "a cart has at most one open payment": `
    SELECT p.cart_id FROM payments p
    WHERE p.wanted = 'hold' AND p.status IN ('asked', 'pending', 'authorised') AND p.cart_id IS NOT NULL
    GROUP BY p.cart_id HAVING count(*) > 1`,
  "a member with cards has one main card": `
    SELECT c.user_id FROM user_cards c WHERE c.removed_at IS NULL AND c.user_id IS NOT NULL
    GROUP BY c.user_id HAVING count(*) FILTER (WHERE c.is_main) <> 1`,
  "orders and carts of a member belong to the same member": `
    SELECT o.order_no FROM orders o JOIN carts c ON c.id = o.cart_id
    WHERE o.user_id IS NOT NULL AND (c.user_id IS DISTINCT FROM o.user_id OR c.channel_id <> o.channel_id)`,
};

/**
 * Checks the invariants in any database: a test's, or a running shop's.
 *
 * @returns one line for each violated invariant with the rows that violate it; none if all hold
 */
export async function checkInvariants(db: Db): Promise<string[]> {
  const violations: string[] = [];
  for (const [invariant, query] of Object.entries(INVARIANTS)) {
    const { rows } = await db.execute(sql.raw(query));
    if (rows.length > 0) violations.push(`${invariant}: ${JSON.stringify(rows.slice(0, 5))}`);
  }
  return violations;
}

/** For `afterEach`: the invariants hold after every test. */
export async function expectInvariants({ db }: { db: Db }): Promise<void> {
  expect(await checkInvariants(db)).toEqual([]);
}
