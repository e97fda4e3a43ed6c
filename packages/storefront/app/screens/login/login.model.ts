import { useLoginMutation } from "@noren/api/endpoints/auth";
import { paths } from "@noren/contract/paths";
import { tokenOf } from "@noren/domain/cart";
import type { FlashInput } from "@noren/domain/flash";
import { withSlash } from "@noren/domain/paths";
import { afterLogin, isRelogin } from "@noren/domain/return-path";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { loginCopy as copy } from "#ui/screens/login/login.copy";
import type { LoginProps } from "#ui/screens/login/login.props";
import { catchFormFailure } from "../../problem/form-failure.ts";
import { useAppDispatch, useAppSelector } from "../../state/hooks.ts";
import { queueFlash } from "../../state/flash.ts";
import { sessionEvent } from "../../state/session.ts";

/** The login. The return path in the query (`to`) is passed on to the registration. */
export function useLoginModel(): LoginProps {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const cartToken = useAppSelector((state) => tokenOf(state.cart));
  const [login] = useLoginMutation();
  const to = searchParams.get("to") || null;
  const goingOn = afterLogin(searchParams);
  const hasLed = useAppSelector(({ session }) => session.status === "refreshFailed");
  useEffect(() => {
    if (hasLed) dispatch(sessionEvent({ type: "session/loginReached" }));
  }, [hasLed, dispatch]);
  return {
    isRelogin: isRelogin(searchParams),
    notice: null,
    registerPath: paths.register({ to }),
    reminderPath: paths.reminderPassword(),
    guestPath: goingOn.startsWith(withSlash(paths.cart())) ? goingOn : null,
    onSubmitted: async ({ username, password }) => {
      let wantsCode = false;
      const warnings: Pick<FlashInput, "message" | "link">[] = [];
      const failure = await catchFormFailure(async () => {
        const answer = await login({ username, password, ...(cartToken && { cart_token: cartToken }) }).unwrap();
        wantsCode = answer.is_verify;
        if (answer.has_password_expired) {
          const link = { label: copy.changePassword, path: paths.password() };
          warnings.push({ message: copy.passwordExpired, link });
        }
        if (answer.has_mail_error_count_over) warnings.push({ message: copy.mailUndelivered });
      });
      if (failure) return failure;
      if (wantsCode) {
        // No screen asks for the code yet.
        dispatch(sessionEvent({ type: "session/oneTimeCodeGivenUp" }));
        return { message: copy.codeUnavailable };
      }
      for (const warning of warnings) dispatch(queueFlash({ ...warning, type: "warning" }));
      await navigate(goingOn, { replace: true });
      return undefined;
    },
  };
}
