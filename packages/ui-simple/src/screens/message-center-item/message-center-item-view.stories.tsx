import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageCenterItemView } from "#ui/screens/message-center-item/message-center-item-view";
import { inShop } from "#ui/stories/in-frame";

const message = {
  key: "a",
  title: "送料無料クーポンをお届けします",
  is_read: true,
  created_at: "2026-11-20T10:00:00+09:00",
  body: "日ごろのご愛顧に感謝を込めて、送料無料クーポンをお届けします。\nクーポンのページから取得してご利用ください。",
  link: { href: paths.couponList(), label: "クーポンを見る" },
  file: null,
};

export default {
  title: "画面/メッセージの詳細",
  component: MessageCenterItemView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: { message, listPath: paths.messageCenter() },
} satisfies Meta<typeof MessageCenterItemView>;
type Story = StoryObj<typeof MessageCenterItemView>;

export const Plain: Story = { name: "通常" };
export const WithFile: Story = {
  name: "ファイルつき",
  args: {
    message: {
      ...message,
      title: "お届け先のファイルができました",
      body: "ご依頼いただいたお届け先のファイルができました。下のリンクからダウンロードしてください。\nファイルは7日後に削除されます。",
      link: null,
      file: { name: "お届け先_20261120.csv", type: "text/csv", size: 48_200, url: "/storage/simple/files/a" },
    },
  },
};
export const Loading: Story = { name: "読込中", args: { message: null } };
