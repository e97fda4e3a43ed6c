import { gift as giftApi, useAcceptGiftMutation, useListGiftProductsQuery } from "@noren/api/endpoints/gift";
import type { AddressInput, GiftAddress } from "@noren/contract";
import type { Problem } from "@noren/domain/problem";
import { type Gift, toGiftDeliveryInput } from "@noren/domain/social-gift";
import { skipToken } from "@reduxjs/toolkit/query";
import { useState } from "react";
import { socialGiftConfirmCopy as copy } from "#ui/screens/social-gift-confirm/social-gift-confirm.copy";
import type { SocialGiftConfirmProps } from "#ui/screens/social-gift-confirm/social-gift-confirm.props";
import { toFormFailure } from "../../problem/form-failure.ts";
import { toContents, toDestination, toWish } from "../../social-gift/to-gift.ts";
import { useGiftLeadTime } from "../../social-gift/use-gift-lead-time.ts";
import { giftStepPath, useGiftStep } from "../../social-gift/use-gift-step.ts";
import { useAppDispatch } from "../../state/hooks.ts";

/** The address without the fields that the check added. */
function toInput({ shipping_name: _, full_address: __, ...address }: GiftAddress): AddressInput {
  return address;
}

/** The gift while it can be accepted. */
function readyOf(gift: Gift<GiftAddress> | null | undefined) {
  if (gift?.status === "accepting") return gift.gift;
  return gift?.status === "ready" ? gift : null;
}

/** Shows address and delivery for review, and accepts the gift. */
export function useSocialGiftConfirmModel(): SocialGiftConfirmProps {
  const dispatch = useAppDispatch();
  const { gift, send } = useGiftStep("confirm");
  const ready = readyOf(gift);
  const isAccepting = gift?.status === "accepting";
  const { currentData } = useListGiftProductsQuery(ready?.token ?? skipToken);
  const { leadTime } = useGiftLeadTime(ready);
  const [accept] = useAcceptGiftMutation();
  const [errorText, setErrorText] = useState<string | null>(null);
  const isAcceptedAlready = async (token: string) => {
    const { data } = await dispatch(
      giftApi.endpoints.getGiftCompletion.initiate(token, { subscribe: false, forceRefetch: true }),
    );
    return data !== undefined;
  };
  const acceptGift = async () => {
    if (ready === null || !send({ type: "gift/acceptStarted" })) return;
    const { token, address, delivery } = ready;
    const { delivery_at, delivery_timezone_key } = toGiftDeliveryInput(delivery, address);
    setErrorText(null);
    try {
      await accept({ token, ...toInput(address), delivery_at, delivery_timezone_key }).unwrap();
      send({ type: "gift/acceptSucceeded" });
    } catch (thrown) {
      const problem = thrown as Problem;
      const isUnsure = problem.kind === "network" || problem.kind === "timeout";
      const wasAccepted = problem.kind === "notFound" && (await isAcceptedAlready(token));
      send({ type: "gift/acceptFailed" });
      if (wasAccepted) send({ type: "gift/foundAccepted" });
      else setErrorText(isUnsure ? copy.unsure : toFormFailure(problem).message);
    }
  };
  return {
    gift: ready && { destination: toDestination(ready.address), wish: toWish(ready.delivery) },
    firstDay: leadTime?.dates[0] ?? null,
    products: toContents(currentData?.data ?? []),
    editPaths: { destination: giftStepPath.shipping, delivery: giftStepPath.delivery },
    isAccepting,
    errorText,
    onAccepted: () => void acceptGift(),
  };
}
