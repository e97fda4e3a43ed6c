import { useUnlockAccountMutation } from "@noren/api/endpoints/login-steps";
import { paths } from "@noren/contract/paths";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { LoginUnlockProps } from "#ui/screens/login-unlock/login-unlock.props";
import { catchFormFailure } from "../../problem/form-failure.ts";

/** Redeems the mailed link only when the button is pressed: mail scanners open links, and a link is valid once. */
export function useLoginUnlockModel(): LoginUnlockProps {
  const [searchParams] = useSearchParams();
  const token = searchParams.get("token") || null;
  const [unlockAccount, { isLoading }] = useUnlockAccountMutation();
  const [status, setStatus] = useState<LoginUnlockProps["status"]>(token === null ? "invalid" : "ready");
  const [errorText, setErrorText] = useState<string | null>(null);
  const unlock = async (): Promise<void> => {
    if (token === null || isLoading) return;
    setErrorText(null);
    const failure = await catchFormFailure(async () => {
      const { result } = await unlockAccount(token).unwrap();
      setStatus(result ? "done" : "invalid");
    });
    setErrorText(failure?.message ?? null);
  };
  return { status, isBusy: isLoading, errorText, loginPath: paths.login(), onUnlock: () => void unlock() };
}
