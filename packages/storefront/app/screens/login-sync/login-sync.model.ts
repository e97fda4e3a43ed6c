import { useSyncLoginMutation } from "@noren/api/endpoints/login-steps";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import type { Settings } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { tokenOf } from "@noren/domain/cart";
import { originOf } from "@noren/domain/origin";
import type { Problem } from "@noren/domain/problem";
import { homeOf } from "@noren/domain/return-path";
import { findOwnValue } from "@noren/validation/own-value";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { LoginSyncProps, SyncRefusal } from "#ui/screens/login-sync/login-sync.props";
import { openOtherShop } from "../../login/leave-shop.ts";
import { useLoginWarnings } from "../../login/use-login-warnings.ts";
import { toFormFailure } from "../../problem/form-failure.ts";
import { useAppSelector } from "../../state/hooks.ts";
import { useIsMember } from "../../state/use-is-member.ts";
import { useStorageOf } from "../../state/use-shop-storage.ts";
import { loginAttemptStorage } from "../../storage/login-attempt-storage.ts";

const login = { kind: "login", path: paths.login() } as const;

/** Where the shopper goes on. */
const NEXT = {
  guest: login,
  invalid: login,
  unlinked: { kind: "mypage", path: paths.mypageHome() },
  unverified: login,
  noAccount: { kind: "register", path: paths.register() },
  // A new password verifies the email, and removes what another person may have set up.
  accountUnverified: { kind: "reminder", path: paths.reminderPassword() },
} as const satisfies Record<SyncRefusal, object>;

/** The refusals of the API by their codes. */
const REFUSALS: Readonly<Record<string, SyncRefusal>> = {
  "token.invalid": "invalid",
  not_found: "unlinked",
  "auth.refresh_failed": "guest",
  "auth.sync_unverified": "unverified",
  "auth.sync_no_account": "noAccount",
  "auth.sync_account_unverified": "accountUnverified",
};

const refusalOf = (problem: Problem): SyncRefusal | undefined =>
  "code" in problem ? findOwnValue(REFUSALS, problem.code) : undefined;

/**
 * Whether a shop that shares its logins led here. Any site can link to a login of its own, which would get the guest's cart
 * with its addresses (decision 0540).
 */
function isLedBySister({ "LOGIN.SYNC_SHOPS": shops = [] }: Settings): boolean {
  const from = originOf(document.referrer);
  return from !== null && shops.some(({ url }) => originOf(url) === from);
}

/**
 * Hands the login over to the shop `channel`, or takes over the login that `token` hands over. Starts without a
 * press, once per page: a token is valid for a minute. Asks first unless a sister shop led here.
 */
export function useLoginSyncModel(): LoginSyncProps {
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const token = searchParams.get("token") || null;
  const channel = searchParams.get("channel") || null;
  const isMember = useIsMember();
  const { data: settings } = useGetSettingsQuery();
  const [isAccepted, setIsAccepted] = useState(false);
  const cartToken = useAppSelector((state) => tokenOf(state.cart));
  const storage = useStorageOf(loginAttemptStorage);
  const warn = useLoginWarnings();
  const [syncLogin, { error }] = useSyncLoginMutation();
  const problem = error as Problem | undefined;
  const hasStarted = useRef(false);

  const leave = async (to: string): Promise<void> => {
    const { data } = await syncLogin({ channel: to });
    if (data?.url) openOtherShop(data.url);
  };
  const arrive = async (given: string): Promise<void> => {
    const { data } = await syncLogin({ token: given, ...(cartToken && { cart_token: cartToken }) });
    if (!data?.login) return;
    const { is_verify, user_id, verify_code } = data.login;
    if (is_verify && verify_code !== undefined)
      storage.write({ user_id, verify_code, sentAt: Date.now(), isSync: true });
    if (!is_verify) warn(data.login);
    await navigate(is_verify ? paths.login() : homeOf(true), { replace: true });
  };
  const start = (): void => {
    if (token !== null) void arrive(token);
    else if (channel !== null) void leave(channel);
  };
  // A member keeps the login of this browser.
  const isAsked = token !== null && isMember === false && settings && !isAccepted && !isLedBySister(settings);
  const canLeave = channel !== null && isMember === true;
  useEffect(() => {
    if (isMember === null || settings === undefined || isAsked || hasStarted.current) return;
    if (token === null && !canLeave) return;
    hasStarted.current = true;
    // The member is logged in already: the login is not replaced.
    if (token !== null && isMember) void navigate(homeOf(true), { replace: true });
    else start();
  });

  const refused = (reason: SyncRefusal): LoginSyncProps => ({ status: "refused", reason, next: NEXT[reason] });
  const reason = problem && refusalOf(problem);
  if (reason) return refused(reason);
  if (token === null && channel === null) return refused("invalid");
  // A takeover needs no login; handing one over does.
  if (token === null && isMember === false) return refused("guest");
  if (isAsked) return { status: "asking", onAccepted: () => setIsAccepted(true) };
  const failure = problem ? { message: toFormFailure(problem).message, onRetried: start } : null;
  return { status: token === null ? "leaving" : "arriving", failure };
}
