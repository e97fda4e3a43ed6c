import { useGetUserQuery } from "@noren/api/endpoints/account";
import { useListOrdersQuery } from "@noren/api/endpoints/order";
import { skipToken } from "@reduxjs/toolkit/query";
import type { MypageHomeProps, MypageLink } from "#ui/screens/mypage-home/mypage-home.props";
import { screens } from "../../screens.ts";
import { useMember } from "../../state/use-member.ts";

const LATEST = 2;

/** What my page may link to, in its order; the shop links to what it has. */
const LINKS: readonly { id: MypageLink; path: string }[] = [
  { id: "order_history", path: "/mypage/order_history" },
  { id: "address", path: "/mypage/address" },
  { id: "favourite", path: "/mypage/list" },
  { id: "coupon", path: "/coupon" },
  { id: "point", path: "/mypage/point" },
  { id: "user_info", path: "/mypage/user_info" },
  { id: "password", path: "/mypage/password" },
];
const paths = new Set<string>(screens.map(({ path }) => path));
const links = LINKS.filter(({ path }) => paths.has(path));

/** My page. */
export function useMypageHomeModel(): MypageHomeProps {
  const isMember = useMember() === true;
  const { data: user } = useGetUserQuery(isMember ? undefined : skipToken);
  const { data: orders } = useListOrdersQuery(isMember ? {} : skipToken);
  return {
    user: user ?? null,
    orders: orders?.data.slice(0, LATEST) ?? null,
    links,
    orderPath: (id) => `/mypage/order_history/${id}`,
    logoutPath: "/mypage/logout",
  };
}
