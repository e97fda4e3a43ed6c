import { paths } from "@noren/contract/paths";
import type { AccountNavProps } from "#ui/slots/account-nav/account-nav.props";

export const accountNav: AccountNavProps = {
  groups: [
    {
      id: "shopping",
      links: [
        { id: "order_history", path: paths.orderHistory() },
        { id: "message", path: paths.messageCenter() },
      ],
    },
    { id: "kept", links: [{ id: "favourite", path: paths.favouriteLists() }] },
    { id: "stored", links: [{ id: "address", path: paths.addressBook() }] },
    { id: "account", links: [{ id: "user_info", path: paths.userInfo() }] },
  ],
  homePath: paths.mypageHome(),
  logoutPath: paths.logout(),
  current: { id: "order_history", isExact: true },
  isHome: false,
};
