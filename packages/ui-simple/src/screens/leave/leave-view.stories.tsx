import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LeaveView } from "#ui/screens/leave/leave-view";
import { messageWith } from "#ui/stories/cart.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/退会",
  component: LeaveView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    step: "explain",
    isArriving: false,
    messages: [],
    points: 1380,
    coupons: 2,
    orderHistoryPath: paths.orderHistory(),
    confirmPath: paths.leave({ step: "confirm" }),
    explainPath: paths.leave(),
    homePath: paths.mypageHome(),
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof LeaveView>;
type Story = StoryObj<typeof LeaveView>;

export const Explain: Story = { name: "ご確認" };
export const NothingToLose: Story = { name: "ポイントとクーポンなし", args: { points: 0, coupons: 0 } };
export const WithMessage: Story = {
  name: "お知らせ",
  args: { messages: [messageWith("mypage-leave-1", "<p>会員証アプリもご利用いただけなくなります。</p>")] },
};
export const Arriving: Story = { name: "読み込み中", args: { isArriving: true } };
export const Confirm: Story = { name: "退会手続き", args: { step: "confirm" } };
