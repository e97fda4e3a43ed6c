import { paths } from "@noren/contract/paths";
import { useLocation } from "react-router";
import type { AccountNavProps } from "#ui/slots/account-nav/account-nav.props";
import { useAccountRooms } from "../account/use-account-rooms.ts";

/** The navigation of my page [mypage.navigation]. */
export function useAccountNavModel(): AccountNavProps {
  const groups = useAccountRooms();
  const pathname = useLocation().pathname.replace(/\/$/, "");
  const room = groups.flatMap(({ links }) => links).find(({ path }) => `${pathname}/`.startsWith(`${path}/`));
  return {
    groups,
    homePath: paths.mypageHome(),
    logoutPath: paths.logout(),
    current: room ? { id: room.id, isExact: room.path === pathname } : null,
    isHome: pathname === paths.mypageHome(),
  };
}
