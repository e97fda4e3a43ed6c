import { useCheckGiftDeliveryMutation } from "@noren/api/endpoints/gift";
import type { Problem } from "@noren/domain/problem";
import { toGiftDeliveryInput } from "@noren/domain/social-gift";
import { deliveryWishFields } from "@noren/validation/fields/cart";
import { filledValues } from "@noren/validation/form-values";
import { useNavigate } from "react-router";
import { findOwnValue } from "@noren/validation/own-value";
import type { SocialGiftDeliveryProps } from "#ui/screens/social-gift-delivery/social-gift-delivery.props";
import { problemOf } from "../../problem/problem-response.ts";
import { catchFormFailure, toFormFailure } from "../../problem/form-failure.ts";
import { toDestination } from "../../social-gift/to-gift.ts";
import { useGiftLeadTime } from "../../social-gift/use-gift-lead-time.ts";
import { giftStepPath, useGiftStep } from "../../social-gift/use-gift-step.ts";

/** The delivery day and slot of a gift. */
export function useSocialGiftDeliveryModel(): SocialGiftDeliveryProps {
  const navigate = useNavigate();
  const { gift, send } = useGiftStep("delivery");
  const chosen = gift?.status === "addressChecked" || gift?.status === "ready" ? gift : null;
  const { shipping, leadTimes, leadTime } = useGiftLeadTime(chosen);
  const [checkDelivery] = useCheckGiftDeliveryMutation();
  const isWithoutDays = leadTime === undefined && shipping.isSuccess && leadTimes.isSuccess;
  const problem = shipping.error ?? leadTimes.error ?? (isWithoutDays ? problemOf(null) : undefined);
  const wish = chosen?.status === "ready" ? chosen.delivery : null;
  return {
    destination: chosen && toDestination(chosen.address),
    choices: leadTime
      ? {
          dates: leadTime.dates,
          timeSlots: Object.entries(leadTime.delivery_timezone).map(([value, label]) => ({ value, label })),
          note: leadTime.note,
        }
      : null,
    values: filledValues(
      deliveryWishFields,
      wish && { delivery_at: wish.delivery_at, delivery_timezone_key: Object.keys(wish.delivery_timezone)[0] },
    ),
    failureText: problem === undefined ? null : toFormFailure(problem as Problem).message,
    backPath: giftStepPath.shipping,
    onRetried: () => {
      if (shipping.isError) void shipping.refetch();
      if (leadTimes.isError || isWithoutDays) void leadTimes.refetch();
    },
    onSubmitted: ({ delivery_at, delivery_timezone_key: key }) =>
      catchFormFailure(async () => {
        if (chosen === null) return;
        const { token, address } = chosen;
        const delivery_timezone =
          key === null ? {} : { [key]: findOwnValue(leadTime?.delivery_timezone ?? {}, key) ?? key };
        const delivery = { delivery_at, delivery_timezone };
        await checkDelivery({ token, ...toGiftDeliveryInput(delivery, address) }).unwrap();
        send({ type: "gift/deliveryChecked", delivery });
        await navigate(giftStepPath.confirm);
      }),
  };
}
