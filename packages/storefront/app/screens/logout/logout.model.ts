import { paths } from "@noren/contract/paths";
import type { LogoutProps } from "#ui/screens/logout/logout.props";
import { useLogout } from "../../login/use-logout.ts";
import { usePageMessages } from "../../state/use-page-messages.ts";

/** Logs out on submit, not when the URL is opened: a link from another site must not log a member out. */
export function useLogoutModel(): LogoutProps {
  const [message = null] = usePageMessages("mypage-logout");
  return { ...useLogout(), message, backPath: paths.mypageHome() };
}
