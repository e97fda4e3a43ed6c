import { useGetUserQuery } from "@noren/api/endpoints/account";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { useListInquiriesQuery } from "@noren/api/endpoints/inquiry";
import { useListMemorialsQuery } from "@noren/api/endpoints/memorial";
import { useListOrdersQuery } from "@noren/api/endpoints/order";
import { useListSystemMessagesQuery } from "@noren/api/endpoints/system-message";
import type { Answer } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import type { AnyScreen } from "@noren/contract/screens";
import { FIRST_PAGE } from "@noren/domain/limits";
import { isDayOfDeath, listUpcomingMemorials } from "@noren/domain/memorial-days";
import { skipToken } from "@reduxjs/toolkit/query";
import type { MypageHomeProps, MypageLink, Reminder } from "#ui/screens/mypage-home/mypage-home.props";
import { useGiftPath } from "../../memorial/use-gift-path.ts";
import { useToday } from "../../memorial/use-today.ts";
import { isBuilt } from "../../screens.ts";
import { useIsMember } from "../../state/use-is-member.ts";

/** Number of orders shown; the order history has the rest. */
const LATEST_ORDERS = 2;
/** The page that the lists show first, so that it is fetched once. */
const FIRST = { page: FIRST_PAGE } as const;

/** What my page links to, in its order. A screen that is not built is left out. */
const LINKS: readonly { id: MypageLink; screen: AnyScreen["id"]; path: string }[] = [
  { id: "order_history", screen: "OrderHistory", path: paths.orderHistory() },
  { id: "message", screen: "MessageCenter", path: paths.messageCenter() },
  { id: "inquiry", screen: "InquiryHistory", path: paths.inquiryHistory() },
  { id: "memorial", screen: "Memorials", path: paths.memorials() },
  { id: "measurement", screen: "Measurement", path: paths.measurement() },
  { id: "embroidery", screen: "NameEmbroidery", path: paths.nameEmbroidery() },
  { id: "address", screen: "AddressBook", path: paths.addressBook() },
  { id: "card", screen: "Cards", path: paths.cards() },
  { id: "favourite", screen: "FavouriteLists", path: paths.favouriteLists() },
  { id: "product_history", screen: "ProductHistory", path: paths.productHistory() },
  { id: "search_history", screen: "ProductSearchHistory", path: paths.productSearchHistory() },
  { id: "request", screen: "ProductRequestHistory", path: paths.productRequestHistory() },
  { id: "bookmark", screen: "Bookmarks", path: paths.bookmarks() },
  { id: "coupon", screen: "CouponList", path: paths.couponList() },
  { id: "point", screen: "Points", path: paths.points() },
  { id: "user_info", screen: "UserInfo", path: paths.userInfo() },
  { id: "password", screen: "Password", path: paths.password() },
  { id: "passkey", screen: "Passkeys", path: paths.passkeys() },
  { id: "login_history", screen: "LoginHistory", path: paths.loginHistory() },
  { id: "leave", screen: "Leave", path: paths.leave() },
];
const links = LINKS.filter(({ screen }) => isBuilt(screen)).map(({ id, path }) => ({ id, path }));

/** Unread messages and answers. An inquiry with a new answer is among the last updated. */
function unreadOf(
  messages: Answer<"listSystemMessages"> | undefined,
  inquiries: Answer<"listInquiries"> | undefined,
): Reminder[] {
  const answered = inquiries?.data.filter(({ is_unread }) => is_unread).length ?? 0;
  const unread = [
    { kind: "messages", count: messages?.unread_count ?? 0, path: paths.messageCenter() },
    { kind: "inquiries", count: answered, path: paths.inquiryHistory() },
  ] as const;
  return unread.filter(({ count }) => count > 0);
}

/** My page, which begins with what waits for the member [mypage.reminders]. */
export function useMypageHomeModel(): MypageHomeProps {
  const isMember = useIsMember() === true;
  const { data: settings } = useGetSettingsQuery();
  const unused = [
    !settings?.["PAYMENT.SERVICE.SCRIPT_URL"] && "card",
    !settings?.["POINT.IS_USE"] && "point",
    !settings?.["LOGIN.IS_PASSKEY"] && "passkey",
  ];
  const user = useGetUserQuery(isMember ? undefined : skipToken);
  const orders = useListOrdersQuery(isMember ? {} : skipToken);
  const messages = useListSystemMessagesQuery(isMember ? FIRST : skipToken);
  const memorials = useListMemorialsQuery(isMember ? undefined : skipToken);
  const today = useToday();
  const giftPath = useGiftPath();
  const inquiries = useListInquiriesQuery(isMember ? FIRST : skipToken);
  return {
    user: user.data ?? null,
    orders: orders.data?.data.slice(0, LATEST_ORDERS) ?? null,
    isLoading: [user, orders, messages, inquiries, memorials].some(({ data, isError }) => !data && !isError),
    reminders: [
      ...unreadOf(messages.data, inquiries.data),
      ...listUpcomingMemorials(memorials.data?.data ?? [], today).map((memorial): Reminder => ({
        kind: isDayOfDeath(memorial) ? "day-of-death" : "memorial",
        memorial,
        path: giftPath,
      })),
    ],
    links: links.filter(({ id }) => !unused.includes(id)),
    shops:
      settings?.["LOGIN.SYNC_SHOPS"]?.map(({ channel, name }) => ({ name, path: paths.loginSync({ channel }) })) ?? [],
    orderPath: (id) => paths.order({ key: id }),
    logoutPath: paths.logout(),
  };
}
