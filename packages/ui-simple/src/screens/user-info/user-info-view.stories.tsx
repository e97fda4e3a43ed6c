import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { UserInfoView } from "#ui/screens/user-info/user-info-view";
import { inShop } from "#ui/stories/in-frame";
import { user } from "#ui/stories/person.fixture";

export default {
  title: "画面/会員情報",
  component: UserInfoView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    user,
    optionalFields: [],
    isUndelivered: false,
    isPasswordExpired: false,
    profilePath: paths.userInfoEdit(),
    emailPath: paths.userInfoEdit({ step: "email" }),
    questionPath: paths.userInfoEdit({ step: "question" }),
    passwordPath: paths.password(),
    homePath: paths.mypageHome(),
  },
} satisfies Meta<typeof UserInfoView>;
type Story = StoryObj<typeof UserInfoView>;

export const Plain: Story = { name: "通常" };
export const NewEmail: Story = {
  name: "メールアドレスの確認待ち",
  args: { user: { ...user, new_email: "hanako.y@example.jp" } },
};
export const Warned: Story = {
  name: "メール不達・パスワード期限切れ",
  args: { isUndelivered: true, isPasswordExpired: true },
};
export const WithCompany: Story = {
  name: "会社名あり",
  args: { user: { ...user, company_name: "株式会社のれん堂" }, optionalFields: ["company_name", "department"] },
};
export const Loading: Story = { name: "読込中", args: { user: null } };
