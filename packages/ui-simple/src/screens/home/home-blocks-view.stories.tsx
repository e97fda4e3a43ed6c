import type { Meta, StoryObj } from "@storybook/react-vite";
import { HomeBlocksView } from "#ui/screens/home/home-blocks-view";
import blocksStories from "#ui/slots/blocks/blocks.stories";

export default {
  title: "画面/ホーム（ブロック）",
  component: HomeBlocksView,
  parameters: { layout: "fullscreen" },
  args: { ...blocksStories.args, shopName: "暖簾商店", hasReducedRate: false },
} satisfies Meta<typeof HomeBlocksView>;
type Story = StoryObj<typeof HomeBlocksView>;

export const Plain: Story = { name: "通常" };
export const ReducedRate: Story = { name: "軽減税率の商品がある", args: { hasReducedRate: true } };
