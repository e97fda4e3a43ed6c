import { useState } from "react";
import { useSearchParams } from "react-router";
import type { LinkActionProps } from "#ui/slots/account-page/link-action-page";
import { catchFormFailure } from "../problem/form-failure.ts";

/**
 * Redeems the token of a mailed link only when the button is pressed: mail scanners open links, and a link may be valid once.
 * @param redeem answers whether the token was valid
 */
export function useLinkAction(redeem: (token: string) => Promise<{ result: boolean }>): LinkActionProps {
  const [searchParams] = useSearchParams();
  const token = searchParams.get("token") || null;
  const [status, setStatus] = useState<LinkActionProps["status"]>(token === null ? "invalid" : "ready");
  const [isBusy, setIsBusy] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    if (token === null || isBusy) return;
    setIsBusy(true);
    setErrorText(null);
    const failure = await catchFormFailure(async () => setStatus((await redeem(token)).result ? "done" : "invalid"));
    setErrorText(failure?.message ?? null);
    setIsBusy(false);
  };
  return { status, isBusy, errorText, onPressed: () => void press() };
}
