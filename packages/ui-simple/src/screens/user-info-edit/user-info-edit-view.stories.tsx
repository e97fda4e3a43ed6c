import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { UserInfoEditView } from "#ui/screens/user-info-edit/user-info-edit-view";
import { inShop } from "#ui/stories/in-frame";
import { findAddresses, prefectures, user } from "#ui/stories/person.fixture";

export default {
  title: "画面/会員情報の変更",
  component: UserInfoEditView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    part: "profile",
    user,
    isCorporate: false,
    optionalFields: [],
    prefectures,
    findAddresses,
    infoPath: paths.userInfo(),
    onProfileSubmitted: async () => undefined,
    onEmailSubmitted: async () => undefined,
    onQuestionSubmitted: async () => undefined,
  },
} satisfies Meta<typeof UserInfoEditView>;
type Story = StoryObj<typeof UserInfoEditView>;

export const Profile: Story = { name: "お客様情報" };
export const Company: Story = { name: "会社名あり", args: { optionalFields: ["company_name", "department"] } };
export const Email: Story = { name: "メールアドレス", args: { part: "email" } };
export const Question: Story = { name: "秘密の質問", args: { part: "question" } };
export const Loading: Story = { name: "読込中", args: { user: null } };
