import { useResendLoginCodeMutation, useVerifyLoginMutation } from "@noren/api/endpoints/login-steps";
import type { LoginAnswer } from "@noren/contract";
import { tokenOf } from "@noren/domain/cart";
import { hasToken } from "@noren/domain/session";
import type { LoginAttempt } from "@noren/domain/stored-login-attempt";
import { useEffect } from "react";
import type { LoginCodeProps } from "#ui/screens/login/login.props";
import { catchFormFailure } from "../problem/form-failure.ts";
import { isProblem } from "../problem/problem-response.ts";
import { useAppDispatch, useAppSelector } from "../state/hooks.ts";
import { sessionEvent } from "../state/session.ts";
import { useResend } from "./use-resend.ts";
import { useStorageOf } from "../state/use-shop-storage.ts";
import { loginAttemptStorage } from "../storage/login-attempt-storage.ts";

interface CodeSteps {
  /** The login was completed. */
  onCompleted: (answer: LoginAnswer) => Promise<void>;
  /** The attempt ended without a login. */
  onEnded: (reason: "expired" | "restarted") => void;
}

/** The response of a login that waits for its code. */
const waiting = ({ user_id, verify_code }: LoginAttempt): LoginAnswer => ({
  user_id,
  verify_code,
  is_verify: true,
  is_registered_member: false,
  has_password_expired: false,
  has_mail_error_count_over: false,
});

/** A code that has expired, or was tried too often: the API answers 410. */
const isExpired = (problem: unknown) => isProblem(problem) && problem.kind === "server" && problem.status === 410;

/**
 * The mailed code of a login [session.one-time-code]. The tab stores the attempt, so that a reload and the way back to the
 * login lead to the code again. Returns null where no login waits for a code.
 */
export function useLoginCode({ onCompleted, onEnded }: CodeSteps): LoginCodeProps | null {
  const dispatch = useAppDispatch();
  const session = useAppSelector((state) => state.session);
  const cartToken = useAppSelector((state) => tokenOf(state.cart));
  const storage = useStorageOf(loginAttemptStorage);
  const [verifyLogin] = useVerifyLoginMutation();
  const [resendLoginCode] = useResendLoginCodeMutation();
  const attempt = session.status === "oneTimeCode" ? session : null;

  useEffect(() => {
    const stored = storage.read();
    if (session.status === "oneTimeCode") {
      const { user_id, verify_code, sentAt } = session;
      storage.write({ user_id, verify_code, sentAt, isSync: stored?.isSync === true });
    } else if (session.status === "anonymous") {
      if (stored)
        dispatch(sessionEvent({ type: "session/loginSucceeded", answer: waiting(stored), now: stored.sentAt }));
    } else if (hasToken(session)) storage.clear();
  }, [session, storage, dispatch]);

  const end = (reason: "expired" | "restarted") => {
    storage.clear();
    dispatch(sessionEvent({ type: "session/oneTimeCodeGivenUp" }));
    onEnded(reason);
  };
  /** Ends the attempt if its code has expired. */
  const endIfExpired = (problem: unknown): null => {
    if (!isExpired(problem)) throw problem;
    end("expired");
    return null;
  };
  const resend = useResend(async () => {
    if (!attempt) return;
    const { user_id, verify_code } = attempt;
    await resendLoginCode({ user_id, verify_code }).unwrap().catch(endIfExpired);
  }, attempt?.sentAt);
  if (!attempt) return null;
  return {
    canSkipNextCode: storage.read()?.isSync === true,
    resend,
    onSubmitted: ({ code, is_sync_user_channel = false }) =>
      catchFormFailure(async () => {
        const { user_id, verify_code } = attempt;
        const body = { user_id, verify_code, code, is_sync_user_channel, ...(cartToken && { cart_token: cartToken }) };
        const answer = await verifyLogin(body).unwrap().catch(endIfExpired);
        if (answer) await onCompleted(answer);
      }),
    onRestarted: () => end("restarted"),
  };
}
