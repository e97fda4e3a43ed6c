import type { Meta, StoryObj } from "@storybook/react-vite";
import { Steps } from "#ui/elements/steps/steps";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/手続きの段階",
  component: Steps,
  tags: ["autodocs"],
  argTypes: {
    steps: { description: "段階の名前。2〜4文字の名詞にします。", control: false },
    current: { description: "いまの段階。0から数えます。", control: "number" },
  },
  args: { steps: ["カート", "お届け先", "お支払い", "確認", "完了"] },
  parameters: usage(
    "購入や登録の手続きで、いまどこにいて、あといくつあるかを示します。手続きの画面の先頭に置きます。三段階より短いものには使いません。",
  ),
} satisfies Meta<typeof Steps>;
type Story = StoryObj<typeof Steps>;

export const Second: Story = { name: "お届け先", args: { current: 1 } };
export const Last: Story = { name: "完了", args: { current: 4 } };
