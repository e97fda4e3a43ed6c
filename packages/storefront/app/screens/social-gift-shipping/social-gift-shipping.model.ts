import {
  useCheckGiftShippingMutation,
  useDeclineGiftMutation,
  useGetGiftCompletionQuery,
  useListGiftProductsQuery,
} from "@noren/api/endpoints/gift";
import type { Problem } from "@noren/domain/problem";
import { addressFields } from "@noren/validation/fields/address";
import { filledValues } from "@noren/validation/form-values";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import type { SocialGiftShippingProps } from "#ui/screens/social-gift-shipping/social-gift-shipping.props";
import { catchFormFailure, toFormFailure } from "../../problem/form-failure.ts";
import { toLetter } from "../../social-gift/to-letter.ts";
import { toContents } from "../../social-gift/to-gift.ts";
import { giftStepPath, useGiftStep } from "../../social-gift/use-gift-step.ts";
import { useShopContact } from "../../state/shop-contact.ts";
import { useAddressHelp } from "../../state/use-address-help.ts";
import { isMissingResource } from "../../state/use-missing.ts";

/** The page of a gift's link: the gift, the address, or to decline it. */
export function useSocialGiftShippingModel(): SocialGiftShippingProps {
  const navigate = useNavigate();
  const { gift, send } = useGiftStep("shipping", useParams()["key"]);
  const isDeclined = gift?.status === "declined";
  const token = gift && gift.status !== "accepting" && !isDeclined ? gift.token : null;
  const { currentData, error, refetch } = useListGiftProductsQuery(token ?? skipToken);
  const isMissing = isMissingResource(error);
  // A used link belongs to a gift that was accepted, perhaps by a request whose answer was lost.
  const completion = useGetGiftCompletionQuery(isMissing && token !== null ? token : skipToken);
  const isAccepted = completion.currentData !== undefined;
  useEffect(() => {
    if (isAccepted) send({ type: "gift/foundAccepted" });
  }, [isAccepted, send]);
  const [checkShipping] = useCheckGiftShippingMutation();
  const [decline] = useDeclineGiftMutation();
  const failure = isMissing ? completion.error : error;
  const failed = failure !== undefined && !isMissingResource(failure) ? toFormFailure(failure as Problem) : null;
  const isUnavailable = isMissing && isMissingResource(completion.error);
  const statusOf = (): SocialGiftShippingProps["status"] => {
    if (isDeclined) return "declined";
    if (isUnavailable) return "unavailable";
    if (failed) return "failed";
    return currentData ? "ready" : "loading";
  };
  return {
    status: statusOf(),
    gift: currentData
      ? { ...toLetter(currentData), products: toContents(currentData.data), expiresAt: currentData.expires_at }
      : null,
    values: filledValues(addressFields, gift && "address" in gift ? gift.address : null),
    ...useAddressHelp(),
    failureText: failed?.message ?? null,
    contact: useShopContact(),
    onRetried: () => void (isMissing ? completion.refetch() : refetch()),
    onSubmitted: (address) =>
      catchFormFailure(async () => {
        if (token === null) return;
        send({ type: "gift/addressChecked", address: await checkShipping({ token, ...address }).unwrap() });
        await navigate(giftStepPath.delivery);
      }),
    onDeclined: () =>
      catchFormFailure(async () => {
        if (token === null) return;
        await decline(token).unwrap();
        send({ type: "gift/declined" });
      }),
  };
}
