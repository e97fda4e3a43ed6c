import { inquiry } from "@noren/contract/examples/member";
import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { InquiryView } from "#ui/screens/inquiry/inquiry-view";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/お問い合わせの詳細",
  component: InquiryView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    inquiry,
    subjects: [
      { name: "商品：青磁 飯碗", path: paths.product({ key: "seiji-meshiwan" }) },
      { name: "ご注文：261116-7K3F9QXA", path: paths.order({ key: "261116-7K3F9QXA" }) },
    ],
    canReply: true,
    attachments: { files: [], onChosen: () => undefined, onRemoved: () => undefined },
    sentCount: 0,
    listPath: paths.inquiryHistory(),
    onReplied: async () => undefined,
  },
} satisfies Meta<typeof InquiryView>;
type Story = StoryObj<typeof InquiryView>;

export const Plain: Story = { name: "通常" };
export const Failing: Story = {
  name: "不備",
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("main button[type=submit]")?.click(),
};
export const Closed: Story = {
  name: "対応完了",
  args: { inquiry: { ...inquiry, status: "closed", status_name: "対応完了", can_reply: false }, canReply: false },
};
export const Loading: Story = { name: "読込中", args: { inquiry: null, subjects: [] } };
