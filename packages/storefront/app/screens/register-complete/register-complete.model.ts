import { paths } from "@noren/contract/paths";
import { toShopPath } from "@noren/domain/return-path";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { RegisterCompleteProps } from "#ui/screens/register-complete/register-complete.props";
import { useAppSelector } from "../../state/hooks.ts";
import { useIsMember } from "../../state/use-is-member.ts";

/** The end of the registration, with a link to where the person was going. It redirects a guest to the form [register.steps]. */
export function useRegisterCompleteModel(): RegisterCompleteProps {
  const [searchParams] = useSearchParams();
  const isUnverified = useAppSelector(({ session }) => session.status === "unregistered");
  const isRegistered = useIsMember() === true || isUnverified;
  const isGuest = useAppSelector(({ session }) => session.status === "anonymous");
  const navigate = useNavigate();
  const to = searchParams.get("to");
  useEffect(() => {
    if (isGuest) void navigate(paths.register({ to }), { replace: true });
  }, [isGuest, to, navigate]);
  return {
    isRegistered,
    continuePath: toShopPath(to),
    mypagePath: paths.mypageHome(),
    verifyPath: isUnverified ? paths.verify() : null,
  };
}
