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
