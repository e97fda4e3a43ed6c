import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoginHistoryView } from "#ui/screens/login-history/login-history-view";
import { inShop } from "#ui/stories/in-frame";

const login = {
  id: 3,
  logged_in_at: "2026-11-19T11:12:00.000Z",
  method: "password" as const,
  method_name: "パスワード",
  ip_address: "203.0.113.56",
  device_name: "iPhone / Safari",
  is_current: false,
};

export default {
  title: "画面/ログイン履歴",
  component: LoginHistoryView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    logins: [
      { ...login, is_current: true },
      { ...login, id: 2, logged_in_at: "2026-11-17T22:40:00.000Z", ip_address: "2001:db8:12:3400::/64" },
      { ...login, id: 1, logged_in_at: "2026-10-02T03:05:00.000Z", method_name: "LINE", device_name: "Windows / Edge" },
    ],
    pagination: { total: 3, per: 15, last: 1, current: 1 },
    pagePath: (page) => paths.loginHistory({ page }),
    passwordPath: paths.password(),
    homePath: paths.mypageHome(),
    isEnded: false,
    onOthersEnded: async () => undefined,
  },
} satisfies Meta<typeof LoginHistoryView>;
type Story = StoryObj<typeof LoginHistoryView>;

export const Plain: Story = { name: "通常" };
export const Ended: Story = { name: "ログアウト後", args: { isEnded: true } };
export const Empty: Story = { name: "空", args: { logins: [] } };
export const Loading: Story = { name: "読込中", args: { logins: null } };
