import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmailRestoreView } from "#ui/screens/email-restore/email-restore-view";
import { inShop } from "#ui/stories/in-frame";
import { userEvent, within } from "storybook/test";

export default {
  title: "画面/メールアドレスの変更の取り消し",
  component: EmailRestoreView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: { status: "ready", loginPath: paths.login(), onSubmitted: async () => undefined },
} satisfies Meta<typeof EmailRestoreView>;
type Story = StoryObj<typeof EmailRestoreView>;

export const Ready: Story = { name: "通常" };
export const Failed: Story = {
  name: "失敗",
  args: { onSubmitted: async () => ({ message: "通信に失敗しました。もう一度お試しください。" }) },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement.querySelector("main") ?? canvasElement);
    await userEvent.type(main.getByLabelText(/^新しいパスワード/, { selector: "input" }), "noren2026");
    await userEvent.keyboard("{Enter}");
    await main.findByRole("group");
  },
};
export const Done: Story = { name: "完了", args: { status: "done" } };
export const Invalid: Story = { name: "無効なリンク", args: { status: "invalid" } };
