import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "#ui/elements/skeleton/skeleton";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/スケルトン",
  component: Skeleton,
  tags: ["autodocs"],
  argTypes: {
    shape: {
      description: "`line`は文、`square`は商品の写真、`block`はそのほかの写真に使います。",
      control: "select",
      options: ["line", "square", "block"],
    },
    count: { description: "並べる数。実際に現れる数に近づけます。", control: "number" },
  },
  parameters: usage(
    "読み込み中の場所を空けておく形です。現れる内容と同じ大きさにして、読み込みの後で画面が動かないようにします。包む側に`aria-busy`を付けます。一瞬で終わる処理には使いません。",
  ),
} satisfies Meta<typeof Skeleton>;

export const Card: StoryObj = {
  name: "商品",
  render: () => (
    <div aria-busy="true" style={{ maxWidth: "15rem" }}>
      <Skeleton shape="square" />
      <div>
        <Skeleton count={3} />
      </div>
    </div>
  ),
};
