import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartShippingSelectView } from "#ui/screens/cart-shipping-select/cart-shipping-select-view";
import { ordererFields } from "@noren/validation/fields/user";
import { emptyValues } from "@noren/validation/form-values";
import type { MemberShippingSelect } from "#ui/screens/cart-shipping-select/cart-shipping-select.props";
import { cartSums } from "#ui/stories/cart.fixture";
import { addresses, findAddresses, prefectures } from "#ui/stories/person.fixture";
import { inCheckout } from "#ui/stories/in-frame";

export default {
  title: "画面/購入手続き/お届け先の選択",
  component: CartShippingSelectView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    choice: {
      kind: "guest",
      values: { ...emptyValues(ordererFields), destination: "self" },
      prefectures,
      findAddresses,
      loginPath: paths.login(),
      otherNames: [],
      onSubmitted: async () => undefined,
    },
    sums: { ...cartSums, carriage: "unknown" },
    backPath: paths.cart(),
  },
} satisfies Meta<typeof CartShippingSelectView>;
type Story = StoryObj<typeof CartShippingSelectView>;

const member: MemberShippingSelect = {
  kind: "member",
  addresses: addresses.map((address, index) => ({ ...address, isOwn: index === 0 })),
  selectedIds: [1],
  canChooseSeveral: true,
  addPath: paths.cartShippingAdd(),
  onSubmitted: async () => undefined,
};

export const Guest: Story = { name: "ゲスト" };
export const Failing: Story = {
  name: "ゲスト・不備",
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("main button[type=submit]")?.click(),
};
export const Member: Story = { name: "会員", args: { choice: member, sums: cartSums } };
export const NoAddress: Story = {
  name: "会員・登録なし",
  args: { choice: { ...member, addresses: [], selectedIds: [] } },
};
export const Loading: Story = { name: "読込中", args: { sums: null, choice: null } };
