import { REGISTRATION_CHOICES } from "@noren/validation/fields/user";
import { paths, staticPages } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { RegisterView } from "#ui/screens/register/register-view";
import { findAddresses, prefectures } from "#ui/stories/person.fixture";
import { inCheckout } from "#ui/stories/in-frame";

export default {
  title: "画面/会員登録",
  component: RegisterView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    isCorporate: false,
    optionalFields: [],
    prefill: null,
    link: null,
    services: { services: [], errorText: null },
    prefectures,
    findAddresses,
    loginPath: paths.login(),
    termsPath: staticPages.terms,
    privacyPath: staticPages.privacy,
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof RegisterView>;
type Story = StoryObj<typeof RegisterView>;

export const Plain: Story = { name: "通常" };
export const AllFields: Story = { name: "すべての項目", args: { optionalFields: REGISTRATION_CHOICES } };
export const WithCompany: Story = { name: "会社名あり", args: { optionalFields: ["company_name", "department"] } };
export const Corporate: Story = {
  name: "法人の登録",
  args: { isCorporate: true, optionalFields: ["company_name", "department", "fax"] },
};
export const Services: Story = {
  name: "外部サービス",
  args: {
    services: {
      services: ["LINE", "Google"].map((name) => ({ type: name, name, isBusy: false, onChosen: () => undefined })),
      errorText: null,
    },
  },
};
export const FromService: Story = {
  name: "外部サービスから",
  args: {
    prefill: { email: "wataru@example.jp", last_name: "藤井", first_name: "航" },
    link: { service: "Google", onRemoved: () => undefined },
  },
};
export const Failing: Story = {
  name: "不備",
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("main button[type=submit]")?.click(),
};
