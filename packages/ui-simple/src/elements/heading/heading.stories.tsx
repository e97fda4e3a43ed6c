import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "#ui/elements/heading/heading";
import { TextLink } from "#ui/elements/text-link/text-link";

export default { title: "要素/見出し", component: Heading } satisfies Meta<typeof Heading>;

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
