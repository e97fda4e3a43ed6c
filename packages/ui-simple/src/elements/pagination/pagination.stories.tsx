import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "#ui/elements/pagination/pagination";

export default {
  title: "要素/ページ送り",
  component: Pagination,
  args: { last: 9, toPage: (page) => paths.productList({ page }) },
} satisfies Meta<typeof Pagination>;
type Story = StoryObj<typeof Pagination>;

export const First: Story = { name: "最初", args: { current: 1 } };
export const Middle: Story = { name: "途中", args: { current: 5 } };
export const Last: Story = { name: "最後", args: { current: 9 } };
