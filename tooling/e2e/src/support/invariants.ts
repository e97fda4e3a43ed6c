import { expect } from "@playwright/test";
import { query } from "./database.ts";

/** Checks what holds for every order that a card paid: one order of the cart, its stock, coupons and points, captured once. */
export async function expectPaidOnce(orderNo: string): Promise<void> {
  const read = async () => {
    const [order] = await query(
      `select
         (select count(*) from orders same where same.cart_id = o.cart_id)::int as orders,
         (select -sum(quantity) from stock_movements where reference = o.order_no)::int
           - (select sum(l.quantity) from order_lines l join order_shippings s on s.id = l.order_shipping_id
              where s.order_id = o.id)::int as stock,
         jsonb_array_length(o.coupons)
           - (select count(*) from coupon_uses u where u.order_id = o.id and u.returned_at is null)::int as coupons,
         (o.use_point + (select coalesce(sum(amount), 0) from point_entries e where e.order_id = o.id))::int as points,
         (o.total_payment - (select coalesce(sum(amount), 0) from payments p
           where p.cart_id = o.cart_id and p.status = 'captured'))::int as captured,
         (select count(*) from payments p where p.cart_id = o.cart_id and p.status in ('captured', 'authorised')
           and p.wanted <> 'return')::int
           as payments
       from orders o where o.order_no = $1`,
      [orderNo],
    );
    return order;
  };
  // The shop captures the payment after its answer; a job returns the others.
  await expect.poll(read).toEqual({ orders: 1, stock: 0, coupons: 0, points: 0, captured: 0, payments: 1 });
}

/**
 * Checks what holds for every order, paid or not: one order of the cart; its stock, coupons and points; sums that add up; and
 * at most one payment, of the order's total.
 */
export async function expectSoundOrder(orderNo: string): Promise<void> {
  const [order] = await query(
    `select
       (select count(*) from orders same where same.cart_id = o.cart_id)::int as orders,
       (select -sum(quantity) from stock_movements where reference = o.order_no)::int - lines.pieces as stock,
       jsonb_array_length(o.coupons)
         - (select count(*) from coupon_uses u where u.order_id = o.id and u.returned_at is null)::int as coupons,
       case when o.user_id is null then 0 else
         (o.use_point + (select coalesce(sum(amount), 0) from point_entries e where e.order_id = o.id))::int
       end as points,
       (o.total_products - lines.subtotal)::int as products,
       (o.total_carriage - (select sum(carriage) from order_shippings s where s.order_id = o.id))::int as carriage,
       (o.total_packing - (select sum(price) from order_packings p join order_shippings s on s.id = p.order_shipping_id
         where s.order_id = o.id))::int as packing,
       (o.total_payment - (o.total_products - o.total_discount - o.use_point + o.total_carriage + o.total_packing
         + o.total_fee))::int as total,
       (o.total_payment
         - (select coalesce(sum((r ->> 'amount')::int), 0) from jsonb_array_elements(o.amount_by_tax_rate) r))::int as rates,
       (select count(*) from payments p where p.cart_id = o.cart_id and p.wanted not in ('return', 'hold')
         and p.amount <> o.total_payment)::int as "otherPayments",
       (select greatest(count(*), 1) from payments p where p.cart_id = o.cart_id and p.wanted not in ('return', 'hold')
         )::int as payments
     from orders o
     cross join lateral (
       select sum(l.quantity)::int as pieces, sum(l.subtotal) as subtotal
       from order_lines l join order_shippings s on s.id = l.order_shipping_id where s.order_id = o.id
     ) lines
     where o.order_no = $1`,
    [orderNo],
  );
  const sound = {
    orders: 1,
    stock: 0,
    coupons: 0,
    points: 0,
    products: 0,
    carriage: 0,
    packing: 0,
    total: 0,
    rates: 0,
  };
  expect(order, `the order ${orderNo}`).toEqual({ ...sound, otherPayments: 0, payments: 1 });
}
