import type { Meta, StoryObj } from "@storybook/react-vite";
import { Loader } from "#ui/elements/loader/loader";
import { LoadErrorProvider } from "#ui/elements/loader/load-error";

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
export const Failed: Story = {
  name: "読み込めない",
  decorators: [
    (Story) => (
      <LoadErrorProvider
        value={{
          message: "通信できませんでした。電波の状況をお確かめのうえ、もう一度お試しください。",
          onRetried: () => undefined,
        }}
      >
        <Story />
      </LoadErrorProvider>
    ),
  ],
};
