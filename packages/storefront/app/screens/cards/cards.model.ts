import { useDeleteCardMutation, useListCardsQuery, useSetMainCardMutation } from "@noren/api/endpoints/card";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { cardListCopy as copy } from "#ui/screens/card-list/card-list.copy";
import type { CardListProps } from "#ui/screens/card-list/card-list.props";
import { cardNameCopy } from "#ui/slots/card-name/card-name.copy";
import { toSavedCards } from "../../payment/saved-cards.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useOneChange } from "../../state/use-one-change.ts";

/** The member's saved cards. Sends one change at a time. */
export function useCardsModel(): CardListProps {
  const isMember = useIsMember() === true;
  const { data: settings } = useGetSettingsQuery();
  const { data } = useListCardsQuery(isMember ? undefined : skipToken);
  const [now] = useState(() => Date.now());
  const { busyId, change } = useOneChange<number>();
  const [setMain] = useSetMainCardMutation();
  const [remove] = useDeleteCardMutation();
  const limit = data?.limit ?? 0;
  const isFull = data !== undefined && data.data.length >= limit;
  return {
    cards: data ? toSavedCards(data.data, now) : null,
    limit,
    adding: settings?.["PAYMENT.SERVICE.SCRIPT_URL"] ? (isFull ? "full" : "allowed") : "not-taken",
    busyId,
    addPath: paths.cardAdd(),
    homePath: paths.mypageHome(),
    onMadeMain: (card) => void change(card.id, () => setMain(card.id).unwrap(), copy.madeMain(cardNameCopy.name(card))),
    onDeleted: (card) => void change(card.id, () => remove(card.id).unwrap(), copy.deleted(cardNameCopy.name(card))),
  };
}
