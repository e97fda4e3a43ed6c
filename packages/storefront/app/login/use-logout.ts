import { useLogoutMutation } from "@noren/api/endpoints/auth";
import type { Problem } from "@noren/domain/problem";
import { homeOf } from "@noren/domain/return-path";
import { useNavigate } from "react-router";
import { logoutCopy as copy } from "#ui/screens/logout/logout.copy";
import { toFormFailure } from "../problem/form-failure.ts";
import { queueFlash } from "../state/flash.ts";
import { useAppDispatch } from "../state/hooks.ts";

/** Logs out and leads to the home. */
export function useLogout() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [logout, { isLoading, error }] = useLogoutMutation();
  const leave = async (): Promise<void> => {
    const { error: problem } = await logout();
    if (problem) return;
    dispatch(queueFlash({ message: copy.done }));
    await navigate(homeOf(false), { replace: true });
  };
  return {
    isBusy: isLoading,
    /** Why the logout failed, as text for the shopper. */
    errorText: error ? toFormFailure(error as Problem).message : null,
    onLoggedOut: () => void leave(),
  };
}
