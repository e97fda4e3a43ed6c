import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "#ui/elements/skeleton/skeleton";

export default { title: "要素/スケルトン", component: Skeleton } satisfies Meta<typeof Skeleton>;

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
