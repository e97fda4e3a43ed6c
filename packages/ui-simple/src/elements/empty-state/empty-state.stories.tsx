import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";

export default { title: "要素/空の状態", component: EmptyState } satisfies Meta<typeof EmptyState>;
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
