import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccountNav } from "#ui/slots/account-nav/account-nav";
import { accountNav } from "#ui/stories/account-nav.fixture";

export default {
  title: "部品/マイページのメニュー",
  component: AccountNav,
  parameters: { layout: "fullscreen" },
  args: accountNav,
} satisfies Meta<typeof AccountNav>;
type Story = StoryObj<typeof AccountNav>;

export const Room: Story = { name: "各ページ" };
export const BelowRoom: Story = { name: "下のページ", args: { current: { id: "order_history", isExact: false } } };
export const Home: Story = { name: "マイページ", args: { current: null, isHome: true } };
