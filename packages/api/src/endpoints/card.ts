import type { Answer } from "@noren/contract";
import { addCard, makeMainCard, removeCard } from "@noren/domain/cards";
import { api } from "../api.ts";
import { withLimit, type Limited } from "../answers.ts";
import { buildQuery } from "../build-query.ts";
import type { Body } from "./cart.ts";

const listCards = buildQuery("listCards", "GET", "/v1/me/user-cards");
const createCard = buildQuery("createCard", "POST", "/v1/me/user-cards");
const deleteCard = buildQuery("deleteCard", "DELETE", "/v1/me/user-cards/{id}");
const chooseCard = buildQuery("useCard", "PATCH", "/v1/me/user-cards/{id}/use");

type Cards = Limited<"listCards">;

/** [card.main-unique] Exactly one card is main, in the cache as on the server. */
export const card = api.injectEndpoints({
  endpoints: (build) => ({
    listCards: build.query<Cards, void>({
      query: () => listCards(),
      transformResponse: withLimit<"listCards">,
      providesTags: ["Card"],
    }),
    /** Saves the card behind a one-time token of the payment service's script. */
    createCard: build.mutation<Answer<"createCard">, Body<"createCard">>({
      query: (body) => createCard({ body }),
      async onQueryStarted(_, { dispatch, queryFulfilled }): Promise<void> {
        const added = await queryFulfilled.catch(() => undefined);
        if (added) dispatch(patchList((cards) => addCard(cards, added.data)));
      },
    }),
    deleteCard: build.mutation<null, number>({
      query: (id) => deleteCard({ params: { id } }),
      async onQueryStarted(id, { dispatch, queryFulfilled }): Promise<void> {
        if (await queryFulfilled.catch(() => undefined)) dispatch(patchList((cards) => removeCard(cards, id)));
      },
    }),
    setMainCard: build.mutation<Answer<"useCard">, number>({
      query: (id) => chooseCard({ params: { id } }),
      async onQueryStarted(id, { dispatch, queryFulfilled }): Promise<void> {
        if (await queryFulfilled.catch(() => undefined)) dispatch(patchList((cards) => makeMainCard(cards, id)));
      },
    }),
  }),
});

const patchList = (change: (cards: Cards["data"]) => Cards["data"]) =>
  card.util.updateQueryData("listCards", undefined, (list) => {
    list.data = change(list.data);
  });

export const { useListCardsQuery, useCreateCardMutation, useDeleteCardMutation, useSetMainCardMutation } = card;
