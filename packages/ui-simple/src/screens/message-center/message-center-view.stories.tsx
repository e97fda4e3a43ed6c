import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageCenterView } from "#ui/screens/message-center/message-center-view";
import { inShop } from "#ui/stories/in-frame";

const message = (key: string, title: string, day: string, is_read: boolean) => ({
  key,
  title,
  is_read,
  created_at: `${day}T10:00:00+09:00`,
  path: paths.messageCenterItem({ key }),
});

export default {
  title: "画面/メッセージ",
  component: MessageCenterView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    messages: [
      message("c", "年末年始の営業について", "2026-11-20", false),
      message("b", "お届け先のファイルができました", "2026-11-18", false),
      message("a", "秋の感謝キャンペーンのポイントを進呈しました", "2026-10-02", true),
    ],
    unreadCount: 2,
    pagination: { total: 3, per: 10, last: 1, current: 1 },
    pagePath: (page) => paths.messageCenter({ page }),
    homePath: paths.mypageHome(),
  },
} satisfies Meta<typeof MessageCenterView>;
type Story = StoryObj<typeof MessageCenterView>;

export const Plain: Story = { name: "通常" };
export const Empty: Story = { name: "空", args: { messages: [], unreadCount: 0 } };
export const Loading: Story = { name: "読込中", args: { messages: null, unreadCount: 0 } };
