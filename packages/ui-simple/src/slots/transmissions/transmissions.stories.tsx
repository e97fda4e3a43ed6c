import type { Meta, StoryObj } from "@storybook/react-vite";
import { Transmissions } from "#ui/slots/transmissions/transmissions";

export default {
  title: "部品/外部送信の送信先",
  component: Transmissions,
  args: {
    transmissions: [
      {
        id: "gtm",
        service: "Google タグマネージャー、Google アナリティクス",
        provider: "Google LLC",
        data: "ご覧になったページと商品、お使いの端末とブラウザーの種類、IPアドレス、クッキーの識別子",
        purpose: "お店の利用状況を調べ、使いやすくするため",
        policyUrl: "https://policies.google.com/privacy?hl=ja",
        consent: "notAllowed",
      },
      {
        id: "recaptcha",
        service: "reCAPTCHA",
        provider: "Google LLC",
        data: "入力画面での操作、お使いの端末とブラウザーの種類、IPアドレス、クッキーの識別子",
        purpose: "機械による不正な送信を防ぐため",
        policyUrl: "",
        consent: "notNeeded",
      },
    ],
    isAllowed: false,
    onConsentChanged: () => undefined,
  },
} satisfies Meta<typeof Transmissions>;
type Story = StoryObj<typeof Transmissions>;

export const Some: Story = { name: "送信先がある" };
export const None: Story = { name: "送信先がない", args: { transmissions: [], isAllowed: null } };
