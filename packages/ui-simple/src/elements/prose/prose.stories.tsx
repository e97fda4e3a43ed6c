import type { Meta, StoryObj } from "@storybook/react-vite";
import { Prose } from "#ui/elements/prose/prose";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/お店の文章",
  component: Prose,
  tags: ["autodocs"],
  argTypes: {
    html: { description: "お店が書いたHTML。バックエンドが安全なものだけにします。", control: "text" },
  },
  args: {
    html: `<p>ご注文の手続きの中で、お届けできる日をお選びいただけます。詳しくは<a href="/guide">ご利用ガイド</a>をご覧ください。</p>
<h2>時間帯のご指定</h2>
<ul><li>午前中</li><li>14〜16時</li></ul>
<h2>お店について</h2>
<table><tbody>
<tr><th scope="row">販売業者</th><td>株式会社折節</td></tr>
<tr><th scope="row">商品代金以外の必要料金</th><td>送料（お届け先一件につき）、代金引換の手数料</td></tr>
</tbody></table>
<h2>送料</h2>
<table><thead><tr><th scope="col">お届け先</th><th scope="col">送料</th><th scope="col">日数</th></tr></thead>
<tbody><tr><th scope="row">東京都、神奈川県、千葉県、埼玉県</th><td>660円</td><td>約1日</td></tr></tbody></table>`,
  },
  parameters: usage(
    "お店が書いた長い文です。ガイド、読みもの、商品の説明に使います。画面の決まった文には使いません。一行は40文字ほどに収めます。",
  ),
} satisfies Meta<typeof Prose>;
type Story = StoryObj<typeof Prose>;

export const Plain: Story = { name: "通常" };
