import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/ボタン",
  component: Button,
  tags: ["autodocs"],
  args: { children: "カートに入れる" },
  argTypes: {
    children: { description: "何が起きるかを動詞で書きます。「OK」「はい」は使いません。", control: "text" },
    look: {
      description: "`primary`は一画面に一つ。`quiet`は行の中の小さな操作、`danger`は取り消せない操作に使います。",
      control: "select",
      options: ["primary", "secondary", "quiet", "danger"],
    },
    size: {
      description: "`large`は購入手続きを進めるボタンだけに使います。",
      control: "select",
      options: ["medium", "large"],
    },
    block: { description: "幅いっぱいに広げます。スマートフォンの下端や、細い列の中で使います。", control: "boolean" },
    icon: {
      description: "文字の前の印。文字の代わりにはしません。",
      control: "select",
      options: ["cart", "edit", "trash"],
    },
    loading: { description: "処理が終わるまで。文字とフォーカスを保ち、二度押しを受けません。", control: "boolean" },
    disabled: {
      description: "押せない理由を、文字かそばの文で必ず示します。示せないときは、押してからエラーを伝えます。",
      control: "boolean",
    },
  },
  parameters: usage(
    "操作をするボタンです。ページを移るときは`ButtonLink`を使います。二つ並べるときは、進むほうを`primary`にし、戻るほうは控えめにします。",
  ),
} satisfies Meta<typeof Button>;
type Story = StoryObj<typeof Button>;

export const Primary: Story = { name: "主", args: { look: "primary", icon: "cart" } };
export const Secondary: Story = { name: "副" };
export const Quiet: Story = { name: "控えめ", args: { look: "quiet", children: "内容を変更する", icon: "edit" } };
export const Danger: Story = {
  name: "取り消せない操作",
  args: { look: "danger", children: "注文をキャンセルする" },
};
export const Large: Story = {
  name: "大・幅いっぱい",
  args: { look: "primary", size: "large", block: true, children: "注文を確定する" },
};
export const Loading: Story = { name: "処理中", args: { look: "primary", loading: true } };
export const Disabled: Story = { name: "使えない", args: { disabled: true, children: "在庫がありません" } };
export const AsLink: StoryObj = {
  name: "リンク",
  render: () => (
    <ButtonLink href={paths.cart()} look="primary">
      ご購入手続きへ
    </ButtonLink>
  ),
};
