import { calls, type UserCard } from "@noren/contract";
import type { UserCardRow } from "../db/schema/payment.ts";
import { ApiError } from "../http/api-error.ts";
import { type Route, serve } from "../context/serve.ts";
import { confirmPassword } from "../account/confirm-password.ts";
import { limitCardAttempts } from "./card-attempts.ts";
import { cardService } from "./card-service.ts";
import { CardRefused, ServiceUnreachable } from "../payment/service/payment-service.ts";
import { serviceOf } from "../payment/service/service-of.ts";
import {
  createCardLimitError,
  saveConfirmedCard,
  CARD_LIMIT,
  canAddCard,
  listCards,
  setMainCard,
  removeCard,
} from "./user-cards.ts";
import { cardCopy } from "./card.copy.ts";
import { deleteCardAtService } from "./delete-removed-cards.ts";

export const cardRoutes: readonly Route[] = [
  serve(calls.listCards, async ({ db, memberId, setHeader }) => {
    setHeader("x-limit", String(CARD_LIMIT));
    return { data: (await listCards(db, memberId)).map(toCard) };
  }),
  serve(calls.createCard, async ({ body: { is_main = false, current_password, ...token }, ...context }) => {
    const { db, channel, memberId, setHeader, now } = context;
    setHeader("x-limit", String(CARD_LIMIT));
    const service = cardService(channel);
    if (service === undefined) throw new ApiError(422, "user_card.refused", cardCopy.notOffered);
    const confirmed = await confirmPassword(context, memberId, current_password);
    if (!(await canAddCard(db, memberId))) throw createCardLimitError();
    const card = await limitCardAttempts(context, { card: token }, () =>
      serviceOf(context, service).saveCard(token).catch(throwAsApiError),
    );
    const saved = await saveConfirmedCard(db, confirmed, { service, card, isMain: is_main, now: now() });
    return toCard(saved);
  }),
  serve(calls.deleteCard, async ({ memberId, params, ...shop }) => {
    const card = await removeCard(shop.db, memberId, params.id, shop.now());
    await deleteCardAtService(shop, card).catch(ignoreUnreachable);
    return undefined;
  }),
  serve(calls.useCard, async ({ db, memberId, params }) => toCard(await setMainCard(db, memberId, params.id))),
];

function toCard({ id, isMain, token, token_key, name, last4, expiration, brand }: UserCardRow): UserCard {
  return { id, is_main: isMain, token, token_key, name, masked_number: `************${last4}`, expiration, brand };
}

function throwAsApiError(error: unknown): never {
  if (error instanceof CardRefused) {
    const code = error.isToken ? "user_card.token_refused" : "user_card.refused";
    throw new ApiError(422, code, cardCopy.refused, { token: [cardCopy.refused] });
  }
  throw error instanceof ServiceUnreachable ? new ApiError(409, "user_card.unreachable", cardCopy.unreachable) : error;
}

/** The member's card is removed already; `reconcilePayments` deletes it at the service later. */
function ignoreUnreachable(error: unknown): void {
  if (!(error instanceof ServiceUnreachable)) throw error;
}
