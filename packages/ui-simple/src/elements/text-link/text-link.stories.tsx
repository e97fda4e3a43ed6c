import { paths, staticPages } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextLink } from "#ui/elements/text-link/text-link";

export default { title: "要素/リンク", component: TextLink } satisfies Meta<typeof TextLink>;
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
