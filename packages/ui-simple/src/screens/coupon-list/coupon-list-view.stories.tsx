import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CouponListView } from "#ui/screens/coupon-list/coupon-list-view";
import type { OfferedCoupon, OwnedCoupon } from "#ui/screens/coupon-list/coupon-list.props";
import { inShop } from "#ui/stories/in-frame";

const tableware: OfferedCoupon = {
  id: 1,
  code: "AKI-2026",
  name: "秋のうつわ祭り 10%引き",
  description: "5,000円（税込）以上のお買い物でご利用いただけます。割引は2,000円までとなります。",
  kind: "percent",
  amount: 10,
  minimum: 5000,
  most_discount: 2000,
  use_days: null,
  lastsUntil: Date.parse("2026-12-06T00:00:00+09:00") - 1,
  fewLeft: null,
  is_taken: false,
};
const freeCarriage: OfferedCoupon = {
  ...tableware,
  id: 2,
  code: "SORYO0",
  name: "送料無料クーポン",
  description: "4,000円（税込）以上のお買い物で、送料が無料になります。",
  kind: "carriage_free",
  amount: null,
  minimum: 4000,
  most_discount: null,
  lastsUntil: null,
};
const firstCome: OfferedCoupon = {
  ...freeCarriage,
  id: 3,
  code: "SENCHAKU1000",
  name: "先着100名様 1,000円引き",
  description: "10,000円（税込）以上のお買い物に。なくなり次第終了します。",
  kind: "yen",
  amount: 1000,
  minimum: 10000,
  use_days: 7,
  lastsUntil: Date.parse("2026-11-30T00:00:00+09:00") - 1,
  fewLeft: 3,
};
const owned = (coupon: OfferedCoupon, state: Pick<OwnedCoupon, "status" | "status_name">): OwnedCoupon => ({
  ...coupon,
  ...state,
  use_days: null,
  fewLeft: null,
  remaining_uses: 1,
});

export default {
  title: "画面/クーポン",
  component: CouponListView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    isArriving: false,
    offered: [tableware, { ...freeCarriage, is_taken: true }, firstCome],
    pagination: { total: 3, per: 10, last: 1, current: 1 },
    pagePath: (page) => paths.couponList({ page }),
    usable: [
      owned(freeCarriage, { status: "usable", status_name: "ご利用可" }),
      { ...owned(tableware, { status: "usable", status_name: "ご利用可" }), remaining_uses: 3 },
    ],
    past: [owned(firstCome, { status: "expired", status_name: "期限切れ" })],
    loginPath: null,
    busyId: null,
    onTaken: () => undefined,
  },
} satisfies Meta<typeof CouponListView>;
type Story = StoryObj<typeof CouponListView>;

export const Plain: Story = { name: "通常" };
export const Taking: Story = { name: "獲得中", args: { busyId: 1 } };
export const Guest: Story = { name: "ゲスト", args: { usable: [], past: [], loginPath: paths.login() } };
export const Unknown: Story = { name: "ログイン確認中", args: { usable: [], past: [], onTaken: null } };
export const Empty: Story = { name: "空", args: { offered: [], usable: [], past: [] } };
export const Arriving: Story = { name: "お持ちのクーポンの読込中", args: { isArriving: true } };
export const Loading: Story = { name: "読込中", args: { offered: null, usable: [], past: [] } };
