import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { paths } from "@noren/contract/paths";
import type { AccountNavGroup, AccountRoom } from "#ui/slots/account-nav/account-nav.props";

/** The rooms of my page in their order. */
const ROOMS: readonly AccountNavGroup[] = [
  {
    id: "shopping",
    links: [
      { id: "order_history", path: paths.orderHistory() },
      { id: "message", path: paths.messageCenter() },
      { id: "inquiry", path: paths.inquiryHistory() },
      { id: "request", path: paths.productRequestHistory() },
      { id: "coupon", path: paths.couponList() },
      { id: "point", path: paths.points() },
    ],
  },
  {
    id: "kept",
    links: [
      { id: "favourite", path: paths.favouriteLists() },
      { id: "product_history", path: paths.productHistory() },
      { id: "search_history", path: paths.productSearchHistory() },
      { id: "bookmark", path: paths.bookmarks() },
    ],
  },
  {
    id: "stored",
    links: [
      { id: "address", path: paths.addressBook() },
      { id: "card", path: paths.cards() },
      { id: "memorial", path: paths.memorials() },
      { id: "measurement", path: paths.measurement() },
      { id: "embroidery", path: paths.nameEmbroidery() },
    ],
  },
  {
    id: "account",
    links: [
      { id: "user_info", path: paths.userInfo() },
      { id: "password", path: paths.password() },
      { id: "passkey", path: paths.passkeys() },
      { id: "login_history", path: paths.loginHistory() },
      { id: "leave", path: paths.leave() },
    ],
  },
];

/** The rooms of my page that the shop's settings use. */
export function useAccountRooms(): readonly AccountNavGroup[] {
  const { data: settings } = useGetSettingsQuery();
  const unused: readonly (AccountRoom | false)[] = [
    !settings?.["PAYMENT.SERVICE.SCRIPT_URL"] && "card",
    !settings?.["POINT.IS_USE"] && "point",
    !settings?.["LOGIN.IS_PASSKEY"] && "passkey",
  ];
  return ROOMS.map(({ id, links }) => ({ id, links: links.filter((link) => !unused.includes(link.id)) }));
}
