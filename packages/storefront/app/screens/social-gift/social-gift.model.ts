import { paths } from "@noren/contract/paths";
import { giftStepOf } from "@noren/domain/social-gift";
import type { SocialGiftProps } from "#ui/screens/social-gift/social-gift.props";
import { giftStepPath } from "../../social-gift/use-gift-step.ts";
import { useGift } from "../../social-gift/use-gift.ts";

/** The page for a visitor without the link of a gift. */
export function useSocialGiftModel(): SocialGiftProps {
  const { gift } = useGift();
  const hasSteps = gift && gift.status !== "declined";
  return {
    next: hasSteps ? { path: giftStepPath[giftStepOf(gift)], isDone: gift.status === "accepted" } : null,
    homePath: paths.home(),
  };
}
