import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { PopupDialog } from "#ui/slots/popup-dialog/popup-dialog";
import { pictures } from "#ui/stories/pictures.fixture";

export default {
  title: "部品/ポップアップ",
  component: PopupDialog,
  parameters: { layout: "fullscreen" },
  args: {
    onClosed: () => undefined,
    popup: {
      id: 1,
      title: "冬のギフト、受付を始めました",
      body: "<p>12月20日までのご注文は、年内にお届けします。熨斗と包装は無料です。</p>",
      image: pictures.celadon,
      link: { href: paths.productList({ category: "gift" }), label: "ギフトを見る" },
      delay_seconds: 0,
      frequency: "once",
      updated_at: "2026-11-20T00:00:00+09:00",
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: "100svh" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PopupDialog>;
type Story = StoryObj<typeof PopupDialog>;

export const WithPicture: Story = { name: "写真とボタン" };
export const TextOnly: Story = {
  name: "言葉だけ",
  args: {
    popup: {
      id: 2,
      title: "ご登録ありがとうございます",
      body: "<p>次のお買い物から使えるポイントをお贈りしました。</p>",
      image: null,
      link: null,
      delay_seconds: 0,
      frequency: "always",
      updated_at: "2026-11-20T00:00:00+09:00",
    },
  },
};
