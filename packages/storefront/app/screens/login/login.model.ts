import { useLoginMutation } from "@noren/api/endpoints/auth";
import type { LoginAnswer } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { tokenOf } from "@noren/domain/cart";
import { withSlash } from "@noren/domain/paths";
import { afterLogin, isRelogin } from "@noren/domain/return-path";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { loginCopy as copy } from "#ui/screens/login/login.copy";
import type { Credentials, LoginProps } from "#ui/screens/login/login.props";
import { useLoginCode } from "../../login/use-login-code.ts";
import { usePasskeyLogin } from "../../login/use-passkey-login.ts";
import { usePasskeyOffer } from "../../login/use-passkey-offer.ts";
import { hasLoginWarning, useLoginWarnings } from "../../login/use-login-warnings.ts";
import { useOauthServices } from "../../login/use-oauth-services.ts";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { useAppDispatch, useAppSelector } from "../../state/hooks.ts";
import { sessionEvent } from "../../state/session.ts";

/** The login. The return path in the query (`to`) is passed on to the registration. */
export function useLoginModel(): LoginProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const cartToken = useAppSelector((state) => tokenOf(state.cart));
  const [login] = useLoginMutation();
  /** Set once a code was requested; in memory only, because it contains the password. */
  const [typed, setTyped] = useState<Credentials | null>(null);
  const [isCodeExpired, setIsCodeExpired] = useState(false);
  const to = searchParams.get("to") || null;
  const goingOn = afterLogin(searchParams);
  const offerPasskey = usePasskeyOffer();
  const warn = useLoginWarnings();
  const hasLed = useAppSelector(({ session }) => session.status === "refreshFailed");
  useEffect(() => {
    if (hasLed) dispatch(sessionEvent({ type: "session/loginReached" }));
  }, [hasLed, dispatch]);

  const leave = async (answer: LoginAnswer, path = goingOn): Promise<void> => {
    warn(answer);
    await navigate(path, { replace: true });
  };
  /** A person who used the password may want a passkey. */
  const leaveWithPassword = (answer: LoginAnswer) => {
    return leave(answer, hasLoginWarning(answer) ? goingOn : offerPasskey(goingOn));
  };
  const code = useLoginCode({
    onCompleted: (answer) => (typed ? leaveWithPassword(answer) : leave(answer)),
    onEnded: (reason) => {
      setIsCodeExpired(reason === "expired");
      setTyped((before) => ({
        username: before?.username ?? "",
        password: (reason === "expired" && before?.password) || "",
      }));
    },
  });
  return {
    isRelogin: isRelogin(searchParams),
    notice: isCodeExpired ? copy.codeExpired : null,
    registerPath: paths.register({ to }),
    reminderPath: paths.reminderPassword(),
    usernameReminderPath: paths.reminderUsername(),
    guestPath: goingOn.startsWith(withSlash(paths.cart())) ? goingOn : null,
    typed,
    code,
    passkey: usePasskeyLogin(leave),
    services: useOauthServices(to),
    onSubmitted: (values) =>
      catchFormFailure(async () => {
        const answer = await login({ ...values, ...(cartToken && { cart_token: cartToken }) }).unwrap();
        // The session waits for the code, which the next step asks for.
        if (answer.is_verify) setTyped(values);
        else await leaveWithPassword(answer);
      }),
  };
}
