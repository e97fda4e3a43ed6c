import { paths } from "@noren/contract/paths";
import { type GiftStep, giftStepOf, mayEnterGift } from "@noren/domain/social-gift";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { type GiftSteps, useGift } from "./use-gift.ts";

/** The path of a step, without the token. */
export const giftStepPath: Readonly<Record<GiftStep, string>> = {
  shipping: paths.socialGiftShipping({}),
  delivery: paths.socialGiftDelivery(),
  confirm: paths.socialGiftConfirm(),
  complete: paths.socialGiftComplete({}),
};

function redirectOf(step: GiftStep, gift: GiftSteps["gift"]): string | null {
  if (gift === undefined) return null;
  if (gift === null) return paths.socialGift();
  return mayEnterGift(step, gift) ? null : giftStepPath[giftStepOf(gift)];
}

/**
 * [gift.steps] The gift of this tab for one of its steps. Redirects to the furthest step that may be entered, and without a
 * gift to the page that explains the link.
 *
 * @param token of the URL: it opens the gift, and the URL is replaced by one without it. Undefined for none
 */
export function useGiftStep(step: GiftStep, token?: string): GiftSteps {
  const navigate = useNavigate();
  const { gift, send } = useGift();
  const elsewhere = token === undefined ? redirectOf(step, gift) : giftStepPath[step];
  useEffect(() => {
    if (token !== undefined) send({ type: "gift/opened", token });
    if (elsewhere !== null) void navigate(elsewhere, { replace: true });
  }, [token, elsewhere, navigate, send]);
  return { gift: elsewhere === null ? gift : undefined, send };
}
