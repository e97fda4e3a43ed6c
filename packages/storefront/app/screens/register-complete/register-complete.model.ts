import { paths } from "@noren/contract/paths";
import { toShopPath } from "@noren/domain/return-path";
import { useSearchParams } from "react-router";
import type { RegisterCompleteProps } from "#ui/screens/register-complete/register-complete.props";

/** The end of the registration, with a link to where the person was going. */
export function useRegisterCompleteModel(): RegisterCompleteProps {
  const [searchParams] = useSearchParams();
  return { continuePath: toShopPath(searchParams.get("to")), mypagePath: paths.mypageHome() };
}
