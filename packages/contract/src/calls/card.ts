import * as v from "valibot";
import { call } from "../call.ts";
import { described } from "../described.ts";
import { confirmation, passwordErrors } from "../shapes/confirmation.ts";
import { OneTimeToken, UserCard } from "../shapes/payment.ts";
import { idParams } from "../shapes/query.ts";
import { listOf } from "../shapes/text.ts";

const limited = { "x-limit": "The most cards that a member may keep" };

export const listCards = call({
  method: "GET",
  path: "/v1/me/user-cards",
  auth: "member",
  summary: "The member's cards, in the order of registration",
  answer: v.object({ data: listOf(UserCard) }),
  headers: limited,
});

export const createCard = call({
  method: "POST",
  path: "/v1/me/user-cards",
  auth: "member",
  summary:
    "Stores a card by the one-time token of the payment service's script, after the password is confirmed; the first card becomes the main one",
  body: v.object({
    ...OneTimeToken.entries,
    ...confirmation,
    is_main: described("Whether it becomes the main card.", v.optional(v.boolean())),
  }),
  answer: UserCard,
  headers: limited,
  errors: {
    ...passwordErrors,
    "user_card.duplicate": 422,
    "user_card.limit": 422,
    "user_card.refused": 422,
    "user_card.token_refused": 422,
    "user_card.unreachable": 409,
  },
});

export const deleteCard = call({
  method: "DELETE",
  path: "/v1/me/user-cards/{id}",
  auth: "member",
  summary:
    "Removes a card, also at the payment service; if it was the main one, the first of the rest becomes the main one",
  params: idParams,
});

export const useCard = call({
  method: "PATCH",
  path: "/v1/me/user-cards/{id}/use",
  auth: "member",
  summary: "Makes a card the main one",
  params: idParams,
  answer: UserCard,
});
