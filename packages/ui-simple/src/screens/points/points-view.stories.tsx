import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { PointsView } from "#ui/screens/points/points-view";
import { messageWith } from "#ui/stories/cart.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/ポイント",
  component: PointsView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    messages: [],
    point: 1380,
    lastsUntil: Date.parse("2027-11-20T00:00:00+09:00") - 1,
    earnPercent: 1,
    movements: [
      {
        id: 4,
        amount: 66,
        reason_name: "お買い物で獲得",
        note: null,
        order_no: "SP-20261120-0001",
        created_at: "2026-11-20T10:32:00+09:00",
        orderPath: paths.order({ key: 1 }),
      },
      {
        id: 3,
        amount: -300,
        reason_name: "お支払いに利用",
        note: null,
        order_no: "SP-20261104-0008",
        created_at: "2026-11-04T19:05:00+09:00",
        orderPath: paths.order({ key: 2 }),
      },
      {
        id: 2,
        amount: 1000,
        reason_name: "キャンペーン",
        note: "秋のうつわ祭り 抽選のお品として",
        order_no: null,
        created_at: "2026-10-18T12:00:00+09:00",
        orderPath: null,
      },
    ],
    pagination: { total: 3, per: 10, last: 1, current: 1 },
    pagePath: (page) => paths.points({ page }),
    homePath: paths.mypageHome(),
  },
} satisfies Meta<typeof PointsView>;
type Story = StoryObj<typeof PointsView>;

export const Plain: Story = { name: "通常" };
export const WithMessage: Story = {
  name: "お知らせ",
  args: { messages: [messageWith("point", "<p>年末年始もポイントの有効期限にご注意ください。</p>")] },
};
export const Empty: Story = { name: "空", args: { point: 0, lastsUntil: null, movements: [] } };
export const Loading: Story = { name: "読込中", args: { point: null, movements: null } };
