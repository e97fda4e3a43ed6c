import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { type UserCardRow, userCards } from "../db/schema/payment.ts";
import type { PaymentContext } from "../context/request-context.ts";
import { serviceOf } from "../payment/service/service-of.ts";

/** Cards per run. */
const BATCH = 50;

/** Deletes a card at the service, then its row. @throws ServiceUnreachable */
export async function deleteCardAtService(
  context: PaymentContext,
  { id, service, token, token_key }: UserCardRow,
): Promise<void> {
  await serviceOf(context, service).deleteCard({ token, token_key });
  await context.db.delete(userCards).where(eq(userCards.id, id));
}

/** Finds removed cards and cards of deleted members that may still exist at a service that this process knows. */
export function findRemovedCards({ db, services }: PaymentContext): Promise<UserCardRow[]> {
  return (
    db
      .select()
      .from(userCards)
      .where(
        and(
          inArray(userCards.service, [...services.keys()]),
          or(isNotNull(userCards.removedAt), isNull(userCards.userId)),
        ),
      )
      // Cards whose deletion always fails must not hold up the others.
      .orderBy(sql`random()`)
      .limit(BATCH)
  );
}
