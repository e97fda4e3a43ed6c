import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FaqView } from "#ui/screens/faq/faq-view";
import { inShop } from "#ui/stories/in-frame";

const order = {
  category: "ご注文について",
  anchor: "order",
  items: [
    {
      anchor: "qa-1",
      isOpen: false,
      question: "会員登録をしなくても注文できますか。",
      answer: "<p>はい。ゲストのままご注文いただけます。</p>",
    },
    {
      anchor: "qa-2",
      isOpen: false,
      question: "ご注文の確認メールが届きません。",
      answer: "<p>迷惑メールに振り分けられていないか、受信できるドメインの設定をお確かめください。</p>",
    },
  ],
};
const payment = {
  category: "お支払い・領収書",
  anchor: "payment",
  items: [
    {
      anchor: "qa-3",
      isOpen: false,
      question: "領収書は発行できますか。",
      answer: '<p>はい。会員の方は<a href="/mypage/order_history">注文履歴</a>から発行いただけます。</p>',
    },
  ],
};

export default {
  title: "画面/よくあるご質問",
  component: FaqView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    word: "",
    groups: [order, payment],
    count: 3,
    fragment: "",
    faqPath: paths.faq(),
    contactPath: paths.contact(),
    onSearched: () => undefined,
  },
} satisfies Meta<typeof FaqView>;
type Story = StoryObj<typeof FaqView>;

export const Plain: Story = { name: "通常" };
export const Opened: Story = { name: "リンクで開く", args: { fragment: "#qa-3" } };
export const Found: Story = { name: "検索結果", args: { word: "領収書", groups: [payment], count: 1 } };
export const NotFound: Story = { name: "見つからない", args: { word: "宇宙船", groups: [], count: 0 } };
export const Loading: Story = { name: "読込中", args: { groups: null, count: 0 } };
