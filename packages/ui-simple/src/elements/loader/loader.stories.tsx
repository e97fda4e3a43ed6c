import type { Meta, StoryObj } from "@storybook/react-vite";
import { Loader } from "#ui/elements/loader/loader";
import { LoadErrorProvider } from "#ui/elements/loader/load-error";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/ローダー",
  component: Loader,
  tags: ["autodocs"],
  argTypes: {
    label: { description: "何を読み込んでいるか。読み上げにも使います。", control: "text" },
    size: { description: "印の大きさ（px）。指定がなければ20です。", control: "number" },
    overlay: { description: "内容の上に重ねます。前の内容を見せたまま待つときに使います。", control: "boolean" },
    failure: { description: "この部分だけが読み込めなかったときの理由。", control: false },
  },
  parameters: usage(
    "読み込みの印です。読み込めなかったときは理由と「もう一度」のボタンに、スクリプトが使えないときはその旨に替わります。場所が決まっている一覧では`Skeleton`を使います。",
  ),
} satisfies Meta<typeof Loader>;
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
