import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartShippingDetailView } from "#ui/screens/cart-shipping-detail/cart-shipping-detail-view";
import { cartSums } from "#ui/stories/cart.fixture";
import { coolDestination, destination, division, emptyDestination } from "#ui/stories/delivery.fixture";
import { weddingParcel } from "#ui/stories/gift.fixture";
import { businessDates } from "#ui/stories/shop.fixture";
import { inCheckout } from "#ui/stories/in-frame";

export default {
  title: "画面/購入手続き/お届け日時",
  component: CartShippingDetailView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    destinations: [destination],
    division: null,
    sums: cartSums,
    businessDates,
    today: "2026-11-20",
    addPath: null,
    backPath: paths.cartShippingSelect(),
    onGiftOpened: () => undefined,
    onShippingRemoved: () => undefined,
    onDivided: async () => undefined,
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof CartShippingDetailView>;
type Story = StoryObj<typeof CartShippingDetailView>;

export const Plain: Story = { name: "通常" };
export const Several: Story = {
  name: "複数のお届け先",
  args: { destinations: [destination, emptyDestination], division, addPath: paths.cartShippingAdd() },
};
export const Cool: Story = { name: "冷蔵の品・お届けできない品", args: { destinations: [coolDestination] } };
export const Gift: Story = {
  name: "ギフト設定あり",
  args: {
    destinations: [
      {
        ...destination,
        parcels: destination.parcels.map((parcel) => ({
          ...parcel,
          gift: { packed: weddingParcel, isPacked: true, path: paths.cartGift({ key: "p1" }) },
        })),
      },
    ],
  },
};
export const Loading: Story = { name: "読込中", args: { destinations: null, sums: null } };
