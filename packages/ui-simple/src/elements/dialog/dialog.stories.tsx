import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "#ui/elements/button/button";
import { Dialog } from "#ui/elements/dialog/dialog";

export default {
  title: "要素/ダイアログ",
  component: Dialog,
  args: { open: true, onClose: () => undefined },
  parameters: { layout: "fullscreen" },
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
