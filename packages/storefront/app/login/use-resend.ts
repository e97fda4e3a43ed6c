import { RESEND_WAIT_SECONDS } from "@noren/domain/limits";
import { millisecondsInSecond } from "date-fns/constants";
import { useEffect, useState } from "react";
import type { ResendProps } from "#ui/slots/resend/resend.props";
import { catchFormFailure } from "../problem/form-failure.ts";

const noResult = { isSent: false, errorText: null };

/**
 * Sends a mail again, with a wait after each mail.
 *
 * @param sentAt when another call sent the mail, in milliseconds since 1970; 0 if it is unknown
 */
export function useResend(send: () => Promise<unknown>, sentAt = 0): ResendProps {
  const [triedAt, setTriedAt] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<Pick<ResendProps, "isSent" | "errorText">>(noResult);
  const waitMs = Math.max(sentAt, triedAt) + RESEND_WAIT_SECONDS * millisecondsInSecond - now;
  const isWaiting = waitMs > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), millisecondsInSecond);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const resend = async (): Promise<void> => {
    if (isBusy || isWaiting) return;
    setIsBusy(true);
    setResult(noResult);
    const failure = await catchFormFailure(send);
    setIsBusy(false);
    setResult({ isSent: !failure, errorText: failure?.message ?? null });
    setNow(Date.now());
    setTriedAt(Date.now());
  };
  return {
    isBusy,
    // The result of an earlier mail no longer matters.
    ...(triedAt < sentAt ? noResult : result),
    // The clock is behind until its first tick.
    waitSeconds: Math.max(0, Math.min(RESEND_WAIT_SECONDS, Math.ceil(waitMs / millisecondsInSecond))),
    onResent: () => void resend(),
  };
}
