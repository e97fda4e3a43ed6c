import { useCompleteOauthMutation } from "@noren/api/endpoints/oauth";
import { paths } from "@noren/contract/paths";
import { tokenOf } from "@noren/domain/cart";
import { isFromApi, type Problem } from "@noren/domain/problem";
import { afterLogin } from "@noren/domain/return-path";
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { OAuthCallbackProps } from "#ui/screens/oauth-callback/oauth-callback.props";
import { useLoginWarnings } from "../../login/use-login-warnings.ts";
import { toFormFailure } from "../../problem/form-failure.ts";
import { useAppSelector } from "../../state/hooks.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useStorageOf } from "../../state/use-shop-storage.ts";
import { oauthRegistrationStorage, oauthReturnStorage } from "../../storage/oauth-storage.ts";

/** The parameters that a service sends back. */
const RETURNED = ["state", "code", "error"] as const;

/**
 * Completes a login at an outside service, once per page: the code is valid once [login.oauth]. A person without an account
 * continues with the registration.
 */
export function useOAuthCallbackModel(): OAuthCallbackProps {
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const isMember = useIsMember();
  const cartToken = useAppSelector((state) => tokenOf(state.cart));
  const returns = useStorageOf(oauthReturnStorage);
  const registrations = useStorageOf(oauthRegistrationStorage);
  const warn = useLoginWarnings();
  const [completeOauth, { error }] = useCompleteOauthMutation();
  const hasStarted = useRef(false);
  // The state begins with the service and a dot.
  const type = /^([^.]+)\./.exec(searchParams.get("state") ?? "")?.[1] ?? null;
  const to = returns.read() || null;

  const complete = async (service: string): Promise<void> => {
    const returned = RETURNED.flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    });
    const query = { ...Object.fromEntries(returned), ...(cartToken && { cart_token: cartToken }) };
    const { data } = await completeOauth({ type: service, query });
    if (!data) return;
    returns.clear();
    const next = new URLSearchParams(to === null ? {} : { to });
    if (data.registration) {
      registrations.write({ ...data.registration, type: service });
      await navigate(paths.register(next), { replace: true });
    } else if (data.login?.is_verify) await navigate(paths.login(next), { replace: true });
    else {
      if (data.login) warn(data.login);
      await navigate(afterLogin(next), { replace: true });
    }
  };
  useEffect(() => {
    if (isMember === null || type === null || hasStarted.current) return;
    hasStarted.current = true;
    void complete(type);
  });

  const loginPath = paths.login({ to });
  if (type === null) return { status: "refused", text: null, loginPath };
  if (!error) return { status: "loading", failure: null };
  const problem = error as Problem;
  const { message } = toFormFailure(problem);
  // Another try with the same code can only succeed if the API did not see the first one.
  if ("message" in problem && isFromApi(problem)) return { status: "refused", text: message, loginPath };
  return { status: "loading", failure: { message, onRetried: () => void complete(type) } };
}
