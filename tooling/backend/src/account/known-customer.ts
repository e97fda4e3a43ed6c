import { subDays } from "date-fns/subDays";
import { and, eq, inArray, lte } from "drizzle-orm";
import type { ShopContext } from "../context/request-context.ts";
import { orders, SENT_STATUSES } from "../db/schema/order.ts";

/** The age of an order that shows a customer and no card tester, whose orders are disputed or cancelled soon. */
const KNOWN_CUSTOMER_DAYS = 1;

/**
 * Whether the shop has sent the member an order before: limits of the network, which strangers there use up, do not apply. An
 * order that is only paid can be cancelled again, and the payment comes back.
 */
export async function isKnownCustomer({ db, memberId, now }: ShopContext): Promise<boolean> {
  if (memberId === null) return false;
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, memberId),
        inArray(orders.status, SENT_STATUSES),
        lte(orders.orderedAt, subDays(now(), KNOWN_CUSTOMER_DAYS)),
      ),
    )
    .limit(1);
  return order !== undefined;
}
