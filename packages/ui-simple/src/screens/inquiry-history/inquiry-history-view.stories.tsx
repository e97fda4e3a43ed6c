import { inquiry } from "@noren/contract/examples/member";
import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { InquiryHistoryView } from "#ui/screens/inquiry-history/inquiry-history-view";
import { inShop } from "#ui/stories/in-frame";

const listed = (change: Partial<typeof inquiry>) => {
  const entry = { ...inquiry, ...change };
  return { ...entry, path: paths.inquiry({ key: entry.key }) };
};

export default {
  title: "画面/お問い合わせ履歴",
  component: InquiryHistoryView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    inquiries: [
      listed({ is_unread: true }),
      listed({
        key: "2B",
        subject: "品切れの商品は、再入荷の予定がありますか。",
        status: "received",
        status_name: "受付済み",
      }),
      listed({ key: "1A", subject: "納品書を同封しないでもらえますか。", status: "closed", status_name: "対応完了" }),
    ],
    pagination: { total: 3, per: 10, last: 1, current: 1 },
    pagePath: (page) => paths.inquiryHistory({ page }),
    homePath: paths.mypageHome(),
  },
} satisfies Meta<typeof InquiryHistoryView>;
type Story = StoryObj<typeof InquiryHistoryView>;

export const Plain: Story = { name: "通常" };
export const Empty: Story = { name: "空", args: { inquiries: [] } };
export const Loading: Story = { name: "読込中", args: { inquiries: null } };
