import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { RegisterCompleteView } from "#ui/screens/register-complete/register-complete-view";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/会員登録の完了",
  component: RegisterCompleteView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: { isRegistered: true, continuePath: null, mypagePath: paths.mypageHome(), verifyPath: null },
} satisfies Meta<typeof RegisterCompleteView>;
type Story = StoryObj<typeof RegisterCompleteView>;

export const Plain: Story = { name: "通常" };
export const Loading: Story = { name: "読込中", args: { isRegistered: false } };
export const OnTheWay: Story = { name: "購入の途中", args: { continuePath: paths.cartShippingSelect() } };
export const Unverified: Story = {
  name: "メールアドレスの確認前",
  args: { continuePath: paths.cartShippingSelect(), verifyPath: paths.verify() },
};
