import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccountNav } from "#ui/slots/account-nav/account-nav";

export default { title: "部品/マイページのメニュー", component: AccountNav } satisfies Meta<typeof AccountNav>;
type Story = StoryObj<typeof AccountNav>;

export const Plain: Story = {
  name: "通常",
  args: {
    current: "/mypage/order_history",
    items: [
      { path: "/", name: "マイページ" },
      { path: "/mypage/order_history", name: "ご注文履歴" },
      { path: "/mypage/address", name: "アドレス帳" },
      { path: "/mypage/list", name: "お気に入り" },
      { path: "/mypage/user_info", name: "会員情報" },
    ],
  },
};
