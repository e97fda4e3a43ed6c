import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "#ui/elements/button/button";
import { Dialog } from "#ui/elements/dialog/dialog";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/ダイアログ",
  component: Dialog,
  tags: ["autodocs"],
  argTypes: {
    title: { description: "確認では、何をするかを尋ねる文にします。「確認」だけにはしません。", control: "text" },
    actions: { description: "閉じるためのボタン。最後に置いたものが主になる操作です。", control: false },
    look: {
      description: "`dialog`は確認、`sheet`はスマートフォンでの選択、`drawer`は絞り込みなど縦に長いものに使います。",
      control: "select",
      options: ["dialog", "drawer", "sheet"],
    },
    open: { description: "開いているか。", control: "boolean" },
    onClose: { description: "Escキー、背景、閉じるボタンのどれでも呼ばれます。", control: false },
  },
  args: { open: true, onClose: () => undefined },
  parameters: {
    layout: "fullscreen",
    // A dialog covers the page that it is on.
    docs: {
      ...usage(
        "画面の上に開き、閉じるまで下の画面を操作できなくします。取り消せない操作の確認と、狭い画面での選択に使います。お知らせには`Notice`か`Toast`を使い、ダイアログで操作を止めません。",
      ).docs,
      story: { inline: false, height: "480px" },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: "100svh" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Dialog>;
type Story = StoryObj<typeof Dialog>;

export const Question: Story = {
  name: "確認",
  args: {
    title: "お届け先を削除しますか？",
    children: <p>「山田 太郎さま（東京都千代田区）」をアドレス帳から削除します。この操作は取り消せません。</p>,
    actions: (
      <>
        <Button>やめる</Button>
        <Button look="danger">削除する</Button>
      </>
    ),
  },
};

export const Sheet: Story = {
  name: "下から開くシート",
  args: {
    title: "絞り込み",
    look: "sheet",
    children: <p>ここに条件が並びます。</p>,
    actions: (
      <Button look="primary" block>
        32件を見る
      </Button>
    ),
  },
};

export const Side: Story = {
  name: "ドロワー",
  args: {
    title: "絞り込み",
    look: "drawer",
    children: <p>ここに条件が並びます。</p>,
    actions: (
      <Button look="primary" block>
        32件を表示する
      </Button>
    ),
  },
};
