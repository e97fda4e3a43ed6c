import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/空の状態",
  component: EmptyState,
  tags: ["autodocs"],
  argTypes: {
    title: { description: "何がないのかを書きます。", control: "text" },
    children: { description: "どうすれば入るのか、いつ入るのかを一文で。", control: "text" },
    icon: {
      description: "一覧の種類を表す印。なくてもかまいません。",
      control: "select",
      options: ["cart", "heart", "gift", "search"],
    },
    level: { description: "ページの内容がこれだけのときは1にします。", control: "select", options: [1, 2] },
    action: { description: "次の一歩になるリンクかボタン。一つにします。", control: false },
  },
  parameters: usage("一覧やページに内容がないときに置きます。責めず、次にできることを一つ示します。"),
} satisfies Meta<typeof EmptyState>;
type Story = StoryObj<typeof EmptyState>;

export const Cart: Story = {
  name: "カート",
  args: {
    icon: "cart",
    title: "カートに商品がありません",
    children: "気になる商品を見つけたら、カートに入れてください。",
    action: <ButtonLink href={paths.productList()}>商品を探す</ButtonLink>,
  },
};
