import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/見出し",
  component: Heading,
  tags: ["autodocs"],
  args: { level: 2, children: "新しく入荷した商品" },
  argTypes: {
    level: {
      description: "ページの見出しの段階。1はページに一つで、段階を飛ばしません。",
      control: "select",
      options: [1, 2, 3, 4],
    },
    size: {
      description: "段階と違う大きさで見せるときだけ指定します。大きさのために段階を変えません。",
      control: "select",
      options: ["s", "m", "l", "xl"],
    },
    children: { description: "15文字ほどまで。句点は付けません。", control: "text" },
    aside: { description: "行の右に添える件数や「すべて見る」。", control: false },
  },
  parameters: usage("見出しです。上下の余白を持たないので、余白は置く側が決めます。書体と太さはテーマが決めます。"),
} satisfies Meta<typeof Heading>;

export const One: StoryObj<typeof Heading> = { name: "通常" };

export const Levels: StoryObj = {
  name: "段階",
  render: () => (
    <div style={{ display: "grid", gap: "1.5rem" }}>
      <Heading level={1}>毎日の台所に、長くつきあえる道具を。</Heading>
      <Heading level={2}>新しく入荷した商品</Heading>
      <Heading level={3}>お届け先の情報</Heading>
      <Heading level={4}>ご注文者さまの連絡先</Heading>
    </div>
  ),
};

export const WithAside: StoryObj = {
  name: "右に添える",
  render: () => (
    <Heading
      level={2}
      aside={
        <TextLink href={paths.productList()} look="arrow">
          すべて見る
        </TextLink>
      }
    >
      季節のおすすめ
    </Heading>
  ),
};
