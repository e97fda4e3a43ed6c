import { useGetUserQuery } from "@noren/api/endpoints/account";
import { useDeleteUserMutation, useRequestEmailVerifyMutation } from "@noren/api/endpoints/membership";
import { paths } from "@noren/contract/paths";
import type { Problem } from "@noren/domain/problem";
import { isLoggedIn } from "@noren/domain/session";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { verifyCopy as copy } from "#ui/screens/verify/verify.copy";
import type { VerifyProps } from "#ui/screens/verify/verify.props";
import { catchFormFailure, toFormFailure } from "../../problem/form-failure.ts";
import { queueFlash } from "../../state/flash.ts";
import { useAppDispatch, useAppSelector } from "../../state/hooks.ts";
import { sessionEvent } from "../../state/session.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";
import { useLogout } from "../../login/use-logout.ts";
import { useResend } from "../../login/use-resend.ts";

/** Waits for the verification of the email [verify.after-first-login]. */
export function useVerifyModel(): VerifyProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const messages = usePageMessages("mail-verify");
  const status = useAppSelector(({ session }) => session.status);
  const isVerified = useAppSelector(({ session }) => isLoggedIn(session));
  const user = useGetUserQuery(status === "unregistered" ? undefined : skipToken);
  const [requestEmailVerify] = useRequestEmailVerifyMutation();
  const logout = useLogout();
  const [deleteUser] = useDeleteUserMutation();
  const [check, setCheck] = useState({ isBusy: false, isPending: false });
  const resend = useResend(() => requestEmailVerify().unwrap());
  const { currentData: member, error, refetch } = user;

  // The link was opened in another browser. Another tab of this one stores the new credentials itself.
  useEffect(() => {
    if (member?.is_registered_member) dispatch(sessionEvent({ type: "session/emailVerified" }));
  }, [member, dispatch]);
  const isWaiting = member !== undefined && !isVerified;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = () => {
      if (!document.hidden) void refetch();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [isWaiting, refetch]);

  if (isVerified) return { status: "done", nextPath: paths.mypageHome() };
  const problemText = (problem: unknown) => toFormFailure(problem as Problem).message;
  if (!member) {
    const failure = error ? { message: problemText(error), onRetried: () => void refetch() } : null;
    return { status: "loading", failure };
  }
  const look = async (): Promise<void> => {
    if (check.isBusy) return;
    setCheck({ isBusy: true, isPending: false });
    const { data } = await refetch();
    setCheck({ isBusy: false, isPending: data?.is_registered_member === false });
  };
  return {
    status: "waiting",
    email: member.email,
    messages,
    resend,
    check: {
      ...check,
      errorText: !check.isBusy && error ? problemText(error) : null,
      onChecked: () => void look(),
    },
    logout,
    shopPath: paths.home(),
    onDeleted: (values) =>
      catchFormFailure(async () => {
        await deleteUser(values).unwrap();
        dispatch(queueFlash({ message: copy.removed }));
        await navigate(paths.register(), { replace: true });
      }),
  };
}
