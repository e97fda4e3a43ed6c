import { Outlet } from "react-router";
import { AccountLayout as AccountLayoutView } from "#ui/layouts/account-layout";
import { useAccountNavModel } from "../frame/account-nav.model.ts";

/** The layout of my page's screens, inside the layout of most pages. */
export default function AccountLayout() {
  return (
    <AccountLayoutView nav={useAccountNavModel()}>
      <Outlet />
    </AccountLayoutView>
  );
}
