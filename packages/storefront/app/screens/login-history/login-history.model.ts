import { paginationOf } from "@noren/api/answers";
import { useEndOtherLoginsMutation, useListLoginHistoriesQuery } from "@noren/api/endpoints/membership";
import { paths } from "@noren/contract/paths";
import { skipToken } from "@reduxjs/toolkit/query";
import { useSearchParams } from "react-router";
import type { LoginHistoryProps } from "#ui/screens/login-history/login-history.props";
import { useLastPage } from "../../account/use-last-page.ts";
import { parsePage } from "../../load/parse-page.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { cartEvent } from "../../state/cart.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { useIsMember } from "../../state/use-is-member.ts";

/** The path of a page of the member's logins. */
export const loginHistoryPagePath = (page: number): string => paths.loginHistory({ page: page > 1 ? page : null });

/** The member's logins, and a way to end those in other browsers. */
export function useLoginHistoryModel(): LoginHistoryProps {
  const dispatch = useAppDispatch();
  const [searchParams] = useSearchParams();
  const isMember = useIsMember() === true;
  const page = parsePage(searchParams);
  const { currentData } = useListLoginHistoriesQuery(isMember ? { page } : skipToken);
  const entries = useLastPage(currentData, page, loginHistoryPagePath);
  const [endOtherLogins, { isSuccess }] = useEndOtherLoginsMutation();
  return {
    logins: entries,
    pagination: currentData?.pagination ?? paginationOf(undefined),
    pagePath: loginHistoryPagePath,
    passwordPath: paths.password(),
    homePath: paths.mypageHome(),
    isEnded: isSuccess,
    onOthersEnded: (values) =>
      catchFormFailure(async () => {
        await endOtherLogins(values).unwrap();
        dispatch(cartEvent({ type: "cart/tokenEnded" }));
      }),
  };
}
