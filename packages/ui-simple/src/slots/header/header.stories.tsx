import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Header } from "#ui/slots/header/header";
import { MinimalHeader } from "#ui/slots/header/minimal-header";
import { categories } from "#ui/stories/products.fixture";
import { offeredPages } from "#ui/stories/shop.fixture";

export default {
  title: "部品/ヘッダー",
  component: Header,
  parameters: { layout: "fullscreen" },
  args: {
    shopName: "のれん商店",
    homePath: paths.home(),
    categories,
    pages: offeredPages,
    word: "",
    account: { kind: "guest", loginPath: paths.login() },
    cartCount: null,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: "40rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Header>;
type Story = StoryObj<typeof Header>;

export const Guest: Story = { name: "ゲスト" };
export const Member: Story = { name: "会員", args: { account: { kind: "member", name: "山田 太郎" }, cartCount: 3 } };
export const Searching: Story = { name: "検索中", args: { word: "飯碗", cartCount: 128 } };
export const Menu: Story = {
  name: "メニューを開く",
  args: { cartCount: 3 },
  play: ({ canvasElement }) => canvasElement.querySelector("summary")?.click(),
};
export const Quiet: StoryObj = {
  name: "手続き中",
  render: () => <MinimalHeader shopName="のれん商店" homePath={paths.home()} />,
};
