import { RESEND_WAIT_SECONDS } from "@noren/domain/limits";
import { addSeconds } from "date-fns/addSeconds";
import { millisecondsInSecond } from "date-fns/constants";
import { useEffect, useState } from "react";
import type { ResendProps } from "#ui/slots/resend/resend.props";
import { catchFormFailure } from "../problem/form-failure.ts";

/**
 * Sends a mail again, with a wait after each mail.
 *
 * @param sent identifies the last mail that was just sent; null without one
 */
export function useResend(send: () => Promise<unknown>, sent: string | null): ResendProps {
  const [waitsUntil, setWaitsUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const [state, setState] = useState<Pick<ResendProps, "isBusy" | "isSent" | "errorText">>(idle);
  const isWaiting = now < waitsUntil;
  const wait = () => {
    setNow(Date.now());
    setWaitsUntil(addSeconds(Date.now(), RESEND_WAIT_SECONDS).getTime());
  };
  useEffect(() => {
    if (sent === null) setState(idle);
    else wait();
  }, [sent]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), millisecondsInSecond);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const resend = async (): Promise<void> => {
    if (state.isBusy || Date.now() < waitsUntil) return;
    setState({ ...idle, isBusy: true });
    const failure = await catchFormFailure(send);
    setState({ isBusy: false, isSent: !failure, errorText: failure?.message ?? null });
    wait();
  };
  return {
    ...state,
    waitSeconds: isWaiting ? Math.ceil((waitsUntil - now) / millisecondsInSecond) : 0,
    onResent: () => void resend(),
  };
}

const idle = { isBusy: false, isSent: false, errorText: null };
