import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemberHomeView } from "#ui/screens/member-home/member-home-view";
import { orderSummaries } from "#ui/stories/order.fixture";
import { user } from "#ui/stories/person.fixture";
import { products } from "#ui/stories/products.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/会員のホーム",
  component: MemberHomeView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    user,
    points: user.point,
    latestOrder: orderSummaries[0] ?? null,
    recentProducts: products.slice(0, 4),
    recommended: products.slice(4),
    onFavouriteToggled: () => undefined,
    onAddedToCart: () => undefined,
  },
} satisfies Meta<typeof MemberHomeView>;
type Story = StoryObj<typeof MemberHomeView>;

export const Plain: Story = { name: "通常" };
export const First: Story = { name: "はじめて", args: { points: null, latestOrder: null, recentProducts: [] } };
export const Loading: Story = { name: "読込中", args: { user: null, latestOrder: null } };
