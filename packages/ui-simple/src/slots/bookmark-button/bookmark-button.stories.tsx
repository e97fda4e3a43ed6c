import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { BookmarkButton } from "#ui/slots/bookmark-button/bookmark-button";

export default {
  title: "部品/ブックマークボタン",
  component: BookmarkButton,
  args: { isSearch: false, isBookmarked: false, isBusy: false, loginPath: null, onToggled: () => undefined },
} satisfies Meta<typeof BookmarkButton>;
type Story = StoryObj<typeof BookmarkButton>;

export const Plain: Story = { name: "通常" };
export const Guest: Story = { name: "ゲスト", args: { loginPath: paths.login() } };
export const Bookmarked: Story = { name: "ブックマーク済み", args: { isBookmarked: true } };
export const Search: Story = { name: "検索条件", args: { isSearch: true } };
