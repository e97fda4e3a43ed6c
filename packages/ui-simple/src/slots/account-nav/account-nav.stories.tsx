import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccountNav } from "#ui/slots/account-nav/account-nav";

export default { title: "部品/マイページのメニュー", component: AccountNav } satisfies Meta<typeof AccountNav>;
type Story = StoryObj<typeof AccountNav>;

export const Plain: Story = {
  name: "通常",
  args: {
    current: paths.orderHistory(),
    items: [
      { path: paths.mypageHome(), name: "マイページ" },
      { path: paths.orderHistory(), name: "ご注文履歴" },
      { path: paths.addressBook(), name: "アドレス帳" },
      { path: paths.favouriteLists(), name: "お気に入り" },
      { path: paths.userInfo(), name: "会員情報" },
    ],
  },
};
