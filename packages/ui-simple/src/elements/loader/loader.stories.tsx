import type { Meta, StoryObj } from "@storybook/react-vite";
import { Loader } from "#ui/elements/loader/loader";

export default { title: "要素/ローダー", component: Loader } satisfies Meta<typeof Loader>;
type Story = StoryObj<typeof Loader>;

export const Inline: Story = { name: "場所をとる" };
export const Overlay: Story = {
  name: "重ねる",
  args: { overlay: true },
  decorators: [
    (Story) => (
      <div style={{ position: "relative" }}>
        <p>読み込みが終わるまで、下の内容はそのまま透けて見えます。</p>
        <Story />
      </div>
    ),
  ],
};
