import { pointFields } from "@noren/validation/fields/cart";
import { filledValues } from "@noren/validation/form-values";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { Discounts } from "#ui/slots/discounts/discounts";

const thanks = {
  code: "THANKS300",
  name: "いつものお礼 300円引き",
  description: "2,000円（税込）以上のお買い物で、お一人様3回までご利用いただけます。",
  missing: 0,
};
const freeCarriage = {
  code: "SORYO0",
  name: "送料無料クーポン",
  description: "4,000円（税込）以上のお買い物で、送料が無料になります。",
  missing: 0,
};

export default {
  title: "部品/クーポンとポイント",
  component: Discounts,
  args: {
    coupons: [],
    usable: [thanks, freeCarriage],
    refusal: null,
    status: "",
    busyCode: null,
    point: { balance: 974, usable: 974 },
    pointValues: filledValues(pointFields, { use_point: 0 }),
    pointsLeft: null,
    unapplied: null,
    onCouponEntered: async () => undefined,
    onCouponUsed: () => undefined,
    onCouponRemoved: () => undefined,
    onPointSet: () => undefined,
    onPointEntered: async () => undefined,
    onUnappliedChanged: () => undefined,
  },
} satisfies Meta<typeof Discounts>;
type Story = StoryObj<typeof Discounts>;

export const Plain: Story = { name: "通常" };
export const InUse: Story = {
  name: "ご利用中",
  args: {
    coupons: [{ ...thanks, amount: 300 }],
    usable: [freeCarriage],
    status: "クーポン「いつものお礼 300円引き」を利用しました。お支払い合計は3,280円です。",
    pointsLeft: 474,
    pointValues: filledValues(pointFields, { use_point: 500 }),
  },
};
export const Refused: Story = {
  name: "条件に合わないクーポン",
  args: {
    refusal: { code: "SORYO0", message: "クーポン「送料無料クーポン」は4,000円以上のお買い物でご利用いただけます。" },
  },
};
export const WithoutAmount: Story = {
  name: "割引額のないクーポン",
  args: {
    coupons: [
      { ...thanks, amount: 0 },
      { ...freeCarriage, amount: null },
    ],
    usable: [],
  },
};
export const Missing: Story = {
  name: "金額が足りないクーポン",
  args: { usable: [thanks, { ...freeCarriage, missing: 1200 }] },
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByText(/お持ちのクーポンから選ぶ/)),
};
export const WithoutPoints: Story = { name: "ポイントのない店", args: { usable: [], point: null } };
export const NothingUsable: Story = { name: "使えるポイントなし", args: { point: { balance: 0, usable: 0 } } };
