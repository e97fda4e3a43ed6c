import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import { useLocation } from "react-router";
import { AccountLayout } from "#ui/layouts/account-layout";
import { NotFoundView } from "#ui/screens/not-found/not-found-view";
import { useIsMember } from "../state/use-is-member.ts";
import { useAccountNavModel } from "./account-nav.model.ts";
import { useNotFoundModel } from "./not-found.model.ts";

/** Below my page with its navigation, for members. The server does not know who asks, and assumes a member. */
export default function NotFoundPage() {
  const { data: settings } = useGetSettingsQuery();
  const isMember = useIsMember();
  const nav = useAccountNavModel();
  const isInAccount = useLocation().pathname.startsWith(`${paths.mypageHome()}/`);
  const hasNav = isInAccount && isMember !== false && settings?.["SITE.IS_MEMBER_USE"] === true;
  const page = <NotFoundView {...useNotFoundModel()} />;
  return hasNav ? <AccountLayout nav={nav}>{page}</AccountLayout> : page;
}
