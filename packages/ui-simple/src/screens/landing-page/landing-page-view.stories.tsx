import type { Meta, StoryObj } from "@storybook/react-vite";
import { LandingPageView } from "#ui/screens/landing-page/landing-page-view";
import blocksStories from "#ui/slots/blocks/blocks.stories";
import { inShop } from "#ui/stories/in-frame";
import { pictures } from "#ui/stories/pictures.fixture";

const page = {
  title: "新米の季節の、飯碗と土鍋",
  lead: "炊きたてがいちばんおいしく見える器と、火にかける道具を集めました。",
  image: pictures.celadon,
  extend: { is_show_header: true, is_show_footer: true },
};

export default {
  title: "画面/特集",
  component: LandingPageView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: { ...blocksStories.args, page, hasReducedRate: false },
} satisfies Meta<typeof LandingPageView>;
type Story = StoryObj<typeof LandingPageView>;

export const Plain: Story = { name: "通常" };
export const Bare: Story = {
  name: "ヘッダーなし",
  args: { page: { ...page, extend: { is_show_header: false, is_show_footer: true } } },
};
export const Loading: Story = { name: "読込中", args: { page: null } };
