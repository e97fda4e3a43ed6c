import { useListMyCouponsQuery } from "@noren/api/endpoints/coupon";
import { useDeleteUserMutation } from "@noren/api/endpoints/membership";
import { useGetPointsQuery } from "@noren/api/endpoints/point";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import { homeOf } from "@noren/domain/return-path";
import { skipToken } from "@reduxjs/toolkit/query";
import { useNavigate, useSearchParams } from "react-router";
import { leaveCopy as copy } from "#ui/screens/leave/leave.copy";
import type { LeaveProps } from "#ui/screens/leave/leave.props";
import { useShortWait } from "../../account/use-short-wait.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";

/** Deletes the account in two steps: what is lost, then the password. The browser's back button leads to the first. */
export function useLeaveModel(): LeaveProps {
  const [searchParams] = useSearchParams();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [deleteUser] = useDeleteUserMutation();
  const isMember = useIsMember() === true;
  const { data: settings } = useGetSettingsQuery();
  const { data: points, isLoading: isLoadingPoints } = useGetPointsQuery(
    isMember && settings?.["POINT.IS_USE"] ? undefined : skipToken,
  );
  const { data: coupons, isLoading: isLoadingCoupons } = useListMyCouponsQuery(
    isMember ? { status: "usable" } : skipToken,
  );
  const step = searchParams.get("step") === "confirm" ? "confirm" : "explain";
  return {
    step,
    isArriving: useShortWait(!isMember || isLoadingPoints || isLoadingCoupons),
    messages: usePageMessages(step === "confirm" ? "mypage-leave-2" : "mypage-leave-1"),
    points: points?.point ?? 0,
    coupons: coupons?.pagination.total ?? 0,
    orderHistoryPath: paths.orderHistory(),
    confirmPath: paths.leave({ step: "confirm" }),
    explainPath: paths.leave(),
    homePath: paths.mypageHome(),
    onSubmitted: (values) =>
      catchFormFailure(async () => {
        await deleteUser(values).unwrap();
        dispatch(queueFlash({ message: copy.done }));
        await navigate(homeOf(false), { replace: true });
      }),
  };
}
