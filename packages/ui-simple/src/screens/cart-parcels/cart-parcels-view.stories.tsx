import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartParcelsView } from "#ui/screens/cart-parcels/cart-parcels-view";
import { inCheckout } from "#ui/stories/in-frame";

const lines = [
  { key: "l1", name: "青磁の飯碗 大", quantity: 2 },
  { key: "l2", name: "しぼり染めの風呂敷", quantity: 1 },
];
const destination = { name: "山田　花子", parcels: [{ key: "p1", lines, canJoin: false }], canPack: true };

export default {
  title: "画面/購入手続き/お荷物を分ける",
  component: CartParcelsView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    destination,
    busyKey: null,
    backPath: paths.cartShippingDetail(),
    onPacked: async () => undefined,
    onJoined: () => undefined,
  },
} satisfies Meta<typeof CartParcelsView>;
type Story = StoryObj<typeof CartParcelsView>;

export const One: Story = { name: "お荷物ひとつ" };
export const Two: Story = {
  name: "お荷物ふたつ",
  args: {
    destination: {
      ...destination,
      parcels: [
        { key: "p1", lines: lines.slice(0, 1), canJoin: false },
        { key: "p2", lines: lines.slice(1), canJoin: true },
      ],
    },
  },
};
export const Full: Story = {
  name: "これ以上分けられない",
  args: { destination: { ...destination, canPack: false } },
};
export const Loading: Story = { name: "読込中", args: { destination: null } };
