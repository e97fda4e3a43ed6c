import { staticPages } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { StaticPageView } from "#ui/screens/static-page/static-page-view";
import { businessDates } from "#ui/stories/shop.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/お店のページ",
  component: StaticPageView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    bookmark: null,
    transmissions: null,
    delivery: null,
    sections: [],
    page: {
      url: staticPages.delivery,
      title: "送料とお届け",
      updated_at: "2026-11-01T10:00:00+09:00",
      data: "<h2>送料</h2><p>本州・四国・九州は全国一律660円(税込)です。北海道と沖縄は1,100円(税込)を頂戴します。11,000円(税込)以上のお買い上げで、送料は無料です。</p><h2>お届けまでの日数</h2><p>正午までのご注文は、翌営業日に発送します。</p><table><tbody><tr><th>本州</th><td>発送の翌日</td></tr><tr><th>北海道・沖縄</th><td>発送の2〜3日後</td></tr></tbody></table><ul><li>日時をご指定いただけます。</li><li>土日祝日は発送をお休みします。</li></ul>",
    },
  },
} satisfies Meta<typeof StaticPageView>;
type Story = StoryObj<typeof StaticPageView>;

export const Plain: Story = { name: "通常" };
export const Contents: Story = {
  name: "目次",
  args: {
    sections: [
      { anchor: "section-1", title: "送料" },
      { anchor: "section-2", title: "お届けまでの日数" },
      { anchor: "section-3", title: "日時のご指定" },
    ],
  },
};
export const Delivery: Story = {
  name: "お届けについて",
  args: {
    delivery: {
      freeAreas: [
        {
          code: "area-13",
          name: "関東",
          prefectures: ["東京都", "神奈川県", "千葉県"],
          carriage: 660,
          free_from: 11_000,
        },
        { code: "area-47", name: "沖縄", prefectures: ["沖縄県"], carriage: 1980, free_from: 22_000 },
      ],
      businessDates,
      today: "2026-11-20",
    },
  },
};
export const External: Story = {
  name: "外部送信について",
  args: {
    page: {
      url: staticPages.externalTransmission,
      title: "外部送信について",
      updated_at: "2026-11-01T10:00:00+09:00",
      data: "<h2>当店がお預かりする情報</h2><p>お買い物に必要な範囲で、お使いの端末と当店のサーバーとの間でやり取りします。</p>",
    },
    transmissions: { transmissions: [], isAllowed: null, onConsentChanged: () => undefined },
  },
};
