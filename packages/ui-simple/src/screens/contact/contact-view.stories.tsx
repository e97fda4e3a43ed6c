import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { contactForm } from "#ui/screens/contact/contact-forms";
import { ContactView } from "#ui/screens/contact/contact-view";
import { messageWith } from "#ui/stories/cart.fixture";
import { inShop } from "#ui/stories/in-frame";
import { findAddresses } from "#ui/stories/person.fixture";
import { pictures } from "#ui/stories/pictures.fixture";
import { contact } from "#ui/stories/shop.fixture";

export default {
  title: "画面/お問い合わせ",
  component: ContactView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    messages: [messageWith("contact-info", "<p>土日祝日にいただいたお問い合わせは、翌営業日にお答えします。</p>")],
    kinds: [],
    form: contactForm,
    categories: [
      { value: "order", label: "ご注文について" },
      { value: "change", label: "ご注文について：変更・キャンセル" },
    ],
    prefill: {},
    product: null,
    attachments: { files: [], onChosen: () => undefined, onRemoved: () => undefined },
    findAddresses,
    contact,
    faqPath: paths.faq(),
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof ContactView>;
type Story = StoryObj<typeof ContactView>;

export const Plain: Story = { name: "通常" };
export const Member: Story = {
  name: "会員と商品",
  args: {
    prefill: {
      name: "山田 花子",
      kana: "ヤマダハナコ",
      email: "hanako@example.jp",
      tel: "0312345678",
    },
    product: { name: "青磁の飯碗", image: pictures.celadon, path: paths.product({ key: "seiji-meshiwan" }) },
  },
};
export const Kinds: Story = {
  name: "法人の入口",
  args: {
    kinds: [
      { name: "個人のお客様", path: paths.contact(), isCurrent: true },
      { name: "法人のお客様", path: paths.contact({ kind: "corporate" }), isCurrent: false },
    ],
  },
};
export const Failing: Story = {
  name: "不備",
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("main button[type=submit]")?.click(),
};
