import { useGetUserQuery } from "@noren/api/endpoints/account";
import { useGetSettingsQuery } from "@noren/api/endpoints/shop";
import { useListMyCouponsQuery } from "@noren/api/endpoints/coupon";
import { useListInquiriesQuery } from "@noren/api/endpoints/inquiry";
import { useListMemorialsQuery } from "@noren/api/endpoints/memorial";
import { useListOrdersQuery } from "@noren/api/endpoints/order";
import { useGetPointsQuery } from "@noren/api/endpoints/point";
import { useListSystemMessagesQuery } from "@noren/api/endpoints/system-message";
import type { Answer, MemberCoupon, OrderStatus, OrderSummary, PointBalance, User } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { FIRST_PAGE } from "@noren/domain/limits";
import { countDaysUntil, isDayOfDeath, listUpcomingMemorials } from "@noren/domain/memorial-days";
import { dayOf, lastMomentBefore } from "@noren/validation/format";
import { skipToken } from "@reduxjs/toolkit/query";
import type { MypageHomeProps, Reminder } from "#ui/screens/mypage-home/mypage-home.props";
import { useAccountRooms } from "../../account/use-account-rooms.ts";
import { useShortWait } from "../../account/use-short-wait.ts";
import { useGiftPath } from "../../memorial/use-gift-path.ts";
import { useToday } from "../../memorial/use-today.ts";
import { useIsMember } from "../../state/use-is-member.ts";

/** Numbers of orders shown; the order history has the rest. */
const LATEST_ORDERS = 2;
const ORDERS_UNDER_WAY = 5;
const UNDER_WAY: readonly OrderStatus[] = ["accepted", "paid", "preparing", "shipped"];
/** The days before the end of coupons and points in which my page reminds of it. */
const EXPIRY_REMINDER_DAYS = 30;
/** As the coupons' page asks for them. */
const ALL_COUPONS = { per: 100 } as const;
/** The page that the lists show first, so that it is fetched once. */
const FIRST = { page: FIRST_PAGE } as const;

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

/** What is wrong with the login, and a change of it that is not completed. */
function loginRemindersOf(user: User | undefined): Reminder[] {
  const path = paths.userInfo();
  return [
    ...(user?.has_password_expired ? [{ kind: "password", path: paths.password() } as const] : []),
    ...(user?.new_email ? [{ kind: "new-email", email: user.new_email, path } as const] : []),
    // A new email that waits for its verification is the remedy.
    ...(user?.has_mail_error_count_over && !user.new_email ? [{ kind: "undelivered", path } as const] : []),
  ];
}

/** The days until the last day before `end`; null if it is not soon. */
function daysUntilExpiry(end: string | null, today: string): number | null {
  const daysLeft = end === null ? null : countDaysUntil(dayOf(lastMomentBefore(end)), today);
  return daysLeft === null || daysLeft > EXPIRY_REMINDER_DAYS ? null : daysLeft;
}

function expiryRemindersOf(
  coupons: readonly MemberCoupon[],
  balance: PointBalance | undefined,
  today: string,
): Reminder[] {
  const ending = coupons.flatMap(({ status, expires_at }) =>
    status === "usable" ? (daysUntilExpiry(expires_at, today) ?? []) : [],
  );
  const pointDays = balance && balance.point > 0 ? daysUntilExpiry(balance.expires_at, today) : null;
  return [
    ...(ending.length > 0
      ? [{ kind: "coupons", count: ending.length, daysLeft: Math.min(...ending), path: paths.couponList() } as const]
      : []),
    ...(balance && pointDays !== null
      ? [{ kind: "points", count: balance.point, daysLeft: pointDays, path: paths.points() } as const]
      : []),
  ];
}

/** Orders that are not delivered, or the latest if there is none. */
function shownOrdersOf(orders: readonly OrderSummary[] | undefined): Pick<MypageHomeProps, "orders" | "areUnderWay"> {
  const underWay = orders?.filter(({ status }) => UNDER_WAY.includes(status)).slice(0, ORDERS_UNDER_WAY) ?? [];
  if (underWay.length > 0) return { orders: underWay, areUnderWay: true };
  return { orders: orders?.slice(0, LATEST_ORDERS) ?? null, areUnderWay: false };
}

/** My page, which begins with what waits for the member [mypage.reminders]. */
export function useMypageHomeModel(): MypageHomeProps {
  const isMember = useIsMember() === true;
  const { data: settings } = useGetSettingsQuery();
  const user = useGetUserQuery(isMember ? undefined : skipToken);
  const orders = useListOrdersQuery(isMember ? {} : skipToken);
  const messages = useListSystemMessagesQuery(isMember ? FIRST : skipToken);
  const memorials = useListMemorialsQuery(isMember ? undefined : skipToken);
  const coupons = useListMyCouponsQuery(isMember ? ALL_COUPONS : skipToken);
  const points = useGetPointsQuery(isMember && settings?.["POINT.IS_USE"] ? undefined : skipToken);
  const today = useToday();
  const giftPath = useGiftPath();
  const inquiries = useListInquiriesQuery(isMember ? FIRST : skipToken);
  const queries = [user, orders, messages, memorials, coupons, points, inquiries];
  return {
    isArriving: useShortWait(queries.some(({ isLoading }) => isLoading)),
    user: user.data ?? null,
    ...shownOrdersOf(orders.data?.data),
    reminders: [
      ...loginRemindersOf(user.data),
      ...unreadOf(messages.data, inquiries.data),
      ...expiryRemindersOf(coupons.data?.data ?? [], points.data, today),
      ...listUpcomingMemorials(memorials.data?.data ?? [], today).map((memorial): Reminder => ({
        kind: isDayOfDeath(memorial) ? "day-of-death" : "memorial",
        memorial,
        path: giftPath,
      })),
    ],
    menu: useAccountRooms(),
    shops:
      settings?.["LOGIN.SYNC_SHOPS"]?.map(({ channel, name }) => ({ name, path: paths.loginSync({ channel }) })) ?? [],
    orderPath: (id) => paths.order({ key: id }),
    logoutPath: paths.logout(),
  };
}
