import { useStopMailsMutation } from "@noren/api/endpoints/memorial";
import { paths } from "@noren/contract/paths";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { MailStopProps } from "#ui/screens/mail-stop/mail-stop.props";
import { catchFormFailure } from "../../problem/form-failure.ts";

/** Stops the mails when the button is pressed: mail scanners open links. Needs no login. */
export function useMailStopModel(): MailStopProps {
  const [searchParams] = useSearchParams();
  const token = searchParams.get("token") || null;
  const [stopMails, { isLoading }] = useStopMailsMutation();
  const [status, setStatus] = useState<MailStopProps["status"]>(token === null ? "invalid" : "ready");
  const [errorText, setErrorText] = useState<string | null>(null);
  const stop = async (): Promise<void> => {
    if (token === null || isLoading) return;
    setErrorText(null);
    const failure = await catchFormFailure(async () => {
      const { result } = await stopMails(token).unwrap();
      setStatus(result ? "done" : "invalid");
    });
    setErrorText(failure?.message ?? null);
  };
  return { status, isBusy: isLoading, errorText, homePath: paths.home(), onStopped: () => void stop() };
}
