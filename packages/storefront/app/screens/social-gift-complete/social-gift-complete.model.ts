import { useGetGiftCompletionQuery } from "@noren/api/endpoints/gift";
import type { Problem } from "@noren/domain/problem";
import { skipToken } from "@reduxjs/toolkit/query";
import { useParams } from "react-router";
import type { SocialGiftCompleteProps } from "#ui/screens/social-gift-complete/social-gift-complete.props";
import { toFormFailure } from "../../problem/form-failure.ts";
import { toLetter } from "../../social-gift/to-letter.ts";
import { toContents, toWish } from "../../social-gift/to-gift.ts";
import { useGiftStep } from "../../social-gift/use-gift-step.ts";
import { useShopContact } from "../../state/shop-contact.ts";
import { isMissingResource } from "../../state/use-missing.ts";

/** An accepted gift; a link with the token finds it again. */
export function useSocialGiftCompleteModel(): SocialGiftCompleteProps {
  const { gift } = useGiftStep("complete", useParams()["key"]);
  const accepted = gift?.status === "accepted" ? gift : null;
  const { currentData, error, refetch } = useGetGiftCompletionQuery(accepted?.token ?? skipToken);
  const isMissing = isMissingResource(error);
  return {
    gift: currentData
      ? { ...toLetter(currentData), products: toContents(currentData.data), orderNo: currentData.order_no }
      : isMissing
        ? "missing"
        : null,
    wish: accepted?.delivery ? toWish(accepted.delivery) : null,
    failureText: error === undefined || isMissing ? null : toFormFailure(error as Problem).message,
    contact: useShopContact(),
    onRetried: () => void refetch(),
  };
}
