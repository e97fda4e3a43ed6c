import { paths } from "@noren/contract/paths";
import { toShopPath } from "@noren/domain/return-path";
import { useSearchParams } from "react-router";
import type { RegisterCompleteProps } from "#ui/screens/register-complete/register-complete.props";
import { useAppSelector } from "../../state/hooks.ts";

/** The end of the registration, with a link to where the person was going. */
export function useRegisterCompleteModel(): RegisterCompleteProps {
  const [searchParams] = useSearchParams();
  const isUnverified = useAppSelector(({ session }) => session.status === "unregistered");
  return {
    continuePath: toShopPath(searchParams.get("to")),
    mypagePath: paths.mypageHome(),
    verifyPath: isUnverified ? paths.verify() : null,
  };
}
