import * as v from "valibot";
import { call } from "../call.ts";
import { OneTimeToken, UserCard } from "../shapes/payment.ts";
import { wholeNumber } from "../shapes/query.ts";

const id = { params: v.object({ id: wholeNumber(1, 2_147_483_647) }) };
const limited = { "x-limit": "The most cards that a member may keep" };

export const listCards = call({
  method: "GET",
  path: "/v1/me/user-cards",
  auth: "member",
  summary: "The member's cards, in the order in which they came",
  answer: v.object({ data: v.array(UserCard) }),
  headers: limited,
});

export const createCard = call({
  method: "POST",
  path: "/v1/me/user-cards",
  auth: "member",
  summary: "Keeps a card by the one-time token that the payment service's script made of it; the first is the main one",
  body: v.object({ ...OneTimeToken.entries, is_main: v.optional(v.boolean()) }),
  answer: UserCard,
  headers: limited,
  errors: { "user_card.limit": 422, "user_card.refused": 422, "user_card.unreachable": 409 },
});

export const deleteCard = call({
  method: "DELETE",
  path: "/v1/me/user-cards/{id}",
  auth: "member",
  summary: "Removes a card, here and at the payment service; the main one is followed by the first that is left",
  ...id,
});

export const useCard = call({
  method: "PATCH",
  path: "/v1/me/user-cards/{id}/use",
  auth: "member",
  summary: "Makes a card the main one; the one before it no longer is",
  ...id,
  answer: UserCard,
});
