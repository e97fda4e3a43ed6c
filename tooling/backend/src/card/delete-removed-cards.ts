import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { type UserCardRow, userCards } from "../db/schema/payment.ts";
import type { PaymentContext } from "../context/request-context.ts";
import { serviceOf } from "../payment/service/service-of.ts";

const MOST_AT_ONCE = 50;

/** Has the service forget a card that nobody wants; only then its row goes. @throws ServiceUnreachable */
export async function deleteCardAtService(
  context: PaymentContext,
  { id, service, token, token_key }: UserCardRow,
): Promise<void> {
  await serviceOf(context, service).dropCard({ token, token_key });
  await context.db.delete(userCards).where(eq(userCards.id, id));
}

/** Cards that were taken out, or whose member has left: the service may still keep them, if this process knows it. */
export function findRemovedCards({ db, services }: Pick<PaymentContext, "db" | "services">): Promise<UserCardRow[]> {
  return db
    .select()
    .from(userCards)
    .where(
      and(
        inArray(userCards.service, [...services.keys()]),
        or(isNotNull(userCards.removedAt), isNull(userCards.userId)),
      ),
    )
    .limit(MOST_AT_ONCE);
}
