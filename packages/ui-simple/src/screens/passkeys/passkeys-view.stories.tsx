import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasskeysView } from "#ui/screens/passkeys/passkeys-view";
import { inShop } from "#ui/stories/in-frame";

const passkey = {
  id: 1,
  name: "iPhone / Safari",
  created_at: "2026-10-02T03:05:00.000Z",
  last_used_at: "2026-11-19T11:12:00.000Z",
  path: paths.passkeyEdit({ key: 1 }),
};

export default {
  title: "画面/パスキー",
  component: PasskeysView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    passkeys: [
      passkey,
      { ...passkey, id: 2, name: "自宅のパソコン", last_used_at: null, path: paths.passkeyEdit({ key: 2 }) },
    ],
    adding: "allowed",
    addPath: paths.passkeyAdd(),
    homePath: paths.mypageHome(),
  },
} satisfies Meta<typeof PasskeysView>;
type Story = StoryObj<typeof PasskeysView>;

export const Plain: Story = { name: "通常" };
export const Full: Story = { name: "上限", args: { adding: "full" } };
export const Empty: Story = { name: "空", args: { passkeys: [], adding: "unsupported" } };
export const Loading: Story = { name: "読込中", args: { passkeys: null } };
