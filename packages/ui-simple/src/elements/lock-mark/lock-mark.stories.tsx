import type { Meta, StoryObj } from "@storybook/react-vite";
import { LockMark } from "#ui/elements/lock-mark/lock-mark";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/鍵のしるし",
  component: LockMark,
  tags: ["autodocs"],
  parameters: usage(
    "開くのにパスワードがいるページへのリンクの後ろに付けます。印は「（パスワードが必要です）」と読み上げられます。",
  ),
} satisfies Meta<typeof LockMark>;

export const InLink: StoryObj = {
  name: "リンクの後ろ",
  render: () => (
    <a href="#sale">
      お得意さまご招待会
      <LockMark />
    </a>
  ),
};
