import type { Meta, StoryObj } from "@storybook/react-vite";
import { LockMark } from "#ui/elements/lock-mark/lock-mark";

export default { title: "要素/鍵のしるし", component: LockMark } satisfies Meta<typeof LockMark>;

export const InLink: StoryObj = {
  name: "リンクの後ろ",
  render: () => (
    <a href="#sale">
      お得意さまご招待会
      <LockMark />
    </a>
  ),
};
