import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductListView } from "#ui/screens/product-list/product-list-view";
import { listWith } from "./bins.fixture.ts";

export default {
  title: "gen/表で比べる",
  component: ProductListView,
  globals: { theme: "gen" },
  parameters: { layout: "fullscreen" },
  args: listWith([], { onSetAdded: async () => undefined }),
} satisfies Meta<typeof ProductListView>;
type Story = StoryObj<typeof ProductListView>;

export const Plain: Story = { name: "通常" };
export const Pinned: Story = { name: "2点を留めている", args: listWith(["p1", "p2"]) };
export const Full: Story = { name: "4点を留めている", args: listWith(["p1", "p2", "p3", "p4"]) };
