import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadErrorProvider } from "#ui/elements/loader/load-error";
import { MypageHomeView } from "#ui/screens/mypage-home/mypage-home-view";
import { accountNav } from "#ui/stories/account-nav.fixture";
import { orderSummaries } from "#ui/stories/order.fixture";
import { user } from "#ui/stories/person.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/マイページ",
  component: MypageHomeView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    isArriving: false,
    user,
    orders: orderSummaries,
    areUnderWay: false,
    reminders: [],
    menu: accountNav.groups,
    shops: [],
    orderPath: (id) => paths.order({ key: id }),
    logoutPath: paths.logout(),
  },
} satisfies Meta<typeof MypageHomeView>;
type Story = StoryObj<typeof MypageHomeView>;

export const Plain: Story = { name: "通常" };
export const First: Story = { name: "注文なし", args: { orders: [] } };
export const UnderWay: Story = {
  name: "お届け前の注文",
  args: {
    areUnderWay: true,
    orders: orderSummaries.map((order) => ({
      ...order,
      status: "accepted",
      status_name: "ご注文を承りました",
      payment_guide:
        "のれん銀行 本店 普通 1234567 カ）ノレンシヨウテン\n2026年11月27日（金）までにお振り込みください。",
    })),
  },
};
export const Reminded: Story = {
  name: "お知らせあり",
  args: {
    reminders: [
      { kind: "password", path: paths.password() },
      { kind: "undelivered", path: paths.userInfo() },
      { kind: "new-email", email: "hanako.y@example.jp", path: paths.userInfo() },
      { kind: "coupons", count: 2, daysLeft: 3, path: paths.couponList() },
      { kind: "points", count: 1380, daysLeft: 0, path: paths.points() },
      { kind: "messages", count: 2, path: paths.messageCenter() },
      { kind: "inquiries", count: 1, path: paths.inquiryHistory() },
      {
        kind: "memorial",
        memorial: { id: 1, name: "母の誕生日", next_date: "2026-12-08", daysLeft: 18 },
        path: paths.productList({ category: "gift" }),
      },
      {
        kind: "day-of-death",
        memorial: { id: 2, name: "祖父の命日", next_date: "2026-12-14", daysLeft: 24 },
        path: paths.productList({ category: "gift" }),
      },
    ],
  },
};
export const WithShops: Story = {
  name: "ほかのショップ",
  args: { shops: [{ name: "花信", path: paths.loginSync({ channel: "fl1" }) }] },
};
export const Loading: Story = { name: "読込中", args: { isArriving: true, user: null, orders: null } };
export const WithoutOrders: Story = {
  name: "注文の読込失敗",
  args: { orders: null },
  decorators: [
    (Story) => (
      <LoadErrorProvider
        value={{
          message: "処理できませんでした。しばらくしてから、もう一度お試しください。",
          onRetried: () => undefined,
        }}
      >
        <Story />
      </LoadErrorProvider>
    ),
  ],
};
