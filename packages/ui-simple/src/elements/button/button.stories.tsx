import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";

export default { title: "要素/ボタン", component: Button, args: { children: "カートに入れる" } } satisfies Meta<
  typeof Button
>;
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
