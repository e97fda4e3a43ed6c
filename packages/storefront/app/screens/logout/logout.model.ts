import { useLogoutMutation } from "@noren/api/endpoints/auth";
import { paths } from "@noren/contract/paths";
import type { Problem } from "@noren/domain/problem";
import { homeOf } from "@noren/domain/return-path";
import { useState } from "react";
import { useNavigate } from "react-router";
import { logoutCopy as copy } from "#ui/screens/logout/logout.copy";
import type { LogoutProps } from "#ui/screens/logout/logout.props";
import { toFormFailure } from "../../problem/form-failure.ts";
import { useAppDispatch } from "../../state/hooks.ts";
import { queueFlash } from "../../state/flash.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";

/** Logs out on submit, not when the URL is opened: a link from another site must not log a member out. */
export function useLogoutModel(): LogoutProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [message = null] = usePageMessages("mypage-logout");
  const [logout, { isLoading }] = useLogoutMutation();
  const [errorText, setErrorText] = useState<string | null>(null);
  const leave = async (): Promise<void> => {
    setErrorText(null);
    try {
      await logout().unwrap();
      dispatch(queueFlash({ message: copy.done }));
      await navigate(homeOf(false), { replace: true });
    } catch (problem) {
      setErrorText(toFormFailure(problem as Problem).message);
    }
  };
  return {
    message,
    isBusy: isLoading,
    errorText,
    backPath: paths.mypageHome(),
    onLoggedOut: () => void leave(),
  };
}
