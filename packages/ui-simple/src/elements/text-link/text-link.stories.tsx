import { paths, staticPages } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "#ui/elements/text-link/text-link";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/リンク",
  component: TextLink,
  tags: ["autodocs"],
  argTypes: {
    href: { description: "お店のパスか、外部のURL。外部には印が付きます。", control: "text" },
    children: { description: "行き先の名前。「こちら」とは書きません。", control: "text" },
    look: {
      description: "文の中は`underlined`、リンクだけの列は`plain`、「すべて見る」は`arrow`。",
      control: "select",
      options: ["underlined", "plain", "arrow"],
    },
  },
  parameters: usage(
    "ページへのリンクです。その場で何かが起きる操作には`Button`を使います。色だけでリンクと分からせません。",
  ),
} satisfies Meta<typeof TextLink>;
type Story = StoryObj<typeof TextLink>;

export const InText: Story = {
  name: "文の中",
  args: { href: staticPages.delivery, children: "送料とお届けについて" },
  render: (args) => (
    <p>
      くわしくは「
      <TextLink {...args} />
      」をご覧ください。
    </p>
  ),
};
export const Outside: Story = { name: "外部", args: { href: "https://www.post.japanpost.jp/", children: "日本郵便" } };
export const Arrow: Story = {
  name: "一覧へ",
  args: { href: paths.productList(), children: "すべての商品を見る", look: "arrow" },
};
