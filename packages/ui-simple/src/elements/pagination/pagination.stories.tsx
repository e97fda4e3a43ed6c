import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "#ui/elements/pagination/pagination";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/ページ送り",
  component: Pagination,
  tags: ["autodocs"],
  argTypes: {
    current: { description: "いまのページ。1から数えます。", control: "number" },
    last: { description: "最後のページ。1のときは何も表示しません。", control: "number" },
    toPage: { description: "各ページのURL。", control: false },
  },
  args: { last: 9, toPage: (page) => paths.productList({ page }) },
  parameters: usage("一覧のページを移るリンクです。一覧の下に一つだけ置きます。JavaScriptがなくても移れます。"),
} satisfies Meta<typeof Pagination>;
type Story = StoryObj<typeof Pagination>;

export const First: Story = { name: "最初", args: { current: 1 } };
export const Middle: Story = { name: "途中", args: { current: 5 } };
export const Last: Story = { name: "最後", args: { current: 9 } };
