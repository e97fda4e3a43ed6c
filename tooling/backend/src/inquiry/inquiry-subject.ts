import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../db/pool.ts";
import { products } from "../db/schema/catalogue.ts";
import { inquiries } from "../db/schema/inquiry.ts";
import { orders } from "../db/schema/order.ts";

/** What an inquiry is about, as far as its sender may know of it. */
export interface InquirySubject {
  product: { id: number; key: string; name: string; code: string } | null;
  order: { id: number; orderNo: string } | null;
}

/**
 * Finds the product and the order that an inquiry names. Only a product on show, and an order of the member: a number that
 * somebody else's order has is a text like any other.
 */
export async function findSubject(
  tx: Transaction,
  channelId: number,
  memberId: number | null,
  { product: key, order_no: typed }: { product?: string | null | undefined; order_no: string | null },
): Promise<InquirySubject> {
  const [product] = key
    ? await tx
        .select({ id: products.id, key: products.key, name: products.name, code: products.code })
        .from(products)
        .where(and(eq(products.channelId, channelId), eq(products.key, key), eq(products.isShow, true)))
    : [];
  const [order] =
    typed !== null && memberId !== null
      ? await tx
          .select({ id: orders.id, orderNo: orders.orderNo })
          .from(orders)
          .where(
            and(eq(orders.channelId, channelId), eq(orders.userId, memberId), eq(orders.orderNo, typed.toUpperCase())),
          )
      : [];
  return { product: product ?? null, order: order ?? null };
}

/** The product of an inquiry while the shop shows it. */
export const shownProduct: SQL<{ key: string; name: string } | null> = sql`(
  SELECT jsonb_build_object('key', ${products.key}, 'name', ${products.name}) FROM ${products}
  WHERE ${products.id} = ${inquiries.productId} AND ${products.isShow})`;

/** The number of the order while it is the member's. */
export const ownOrderNo: SQL<string | null> = sql`(
  SELECT ${orders.orderNo} FROM ${orders}
  WHERE ${orders.id} = ${inquiries.orderId} AND ${orders.userId} = ${inquiries.userId})`;
