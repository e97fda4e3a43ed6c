import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartShippingDetailView } from "#ui/screens/cart-shipping-detail/cart-shipping-detail-view";
import { cartSums } from "#ui/stories/cart.fixture";
import {
  coolDestination,
  destination,
  division,
  eachDivision,
  emptyDestination,
  sharedWindow,
  twelveDestinations,
} from "#ui/stories/delivery.fixture";
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
    shared: null,
    sums: cartSums,
    businessDates,
    today: "2026-11-20",
    addPath: null,
    backPath: paths.cartShippingSelect(),
    onStepOpened: () => undefined,
    onShippingRemoved: () => undefined,
    onShareChanged: () => undefined,
    onEachChosen: () => undefined,
    onSharesSaved: () => undefined,
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof CartShippingDetailView>;
type Story = StoryObj<typeof CartShippingDetailView>;

export const Plain: Story = { name: "通常" };
export const Several: Story = {
  name: "複数のお届け先",
  args: {
    destinations: [destination, emptyDestination],
    division,
    shared: sharedWindow,
    addPath: paths.cartShippingAdd(),
  },
};
export const Twelve: Story = {
  name: "12名様に1点ずつ",
  args: {
    destinations: twelveDestinations,
    division: eachDivision,
    shared: sharedWindow,
    addPath: paths.cartShippingAdd(),
  },
};
export const NotSaved: Story = {
  name: "数量を保存できない",
  args: {
    destinations: [destination, emptyDestination],
    division: {
      status: "open",
      canSaveAgain: true,
      products: division.products.map((product) => ({
        ...product,
        fault: "通信できませんでした。電波の届く場所で、もう一度お試しください。",
      })),
    },
    addPath: paths.cartShippingAdd(),
  },
};
export const Parcels: Story = {
  name: "お荷物を分けたお届け先",
  args: {
    destinations: [
      {
        ...destination,
        together: sharedWindow,
        parcels: destination.parcels.flatMap((parcel) => [
          parcel,
          { ...parcel, wish: { ...parcel.wish, key: "p9", delivery_at: null } },
        ]),
      },
    ],
  },
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
