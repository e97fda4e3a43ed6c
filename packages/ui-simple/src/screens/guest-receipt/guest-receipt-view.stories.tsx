import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { GuestReceiptView } from "#ui/screens/guest-receipt/guest-receipt-view";
import { inShop } from "#ui/stories/in-frame";
import { issuedReceipt, readyReceipt, unpaidReceipt } from "#ui/stories/papers.fixture";
import { contact } from "#ui/stories/shop.fixture";

const orderNo = "261120-7K3F9QXA";

export default {
  title: "画面/領収書の発行",
  component: GuestReceiptView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    receipt: { ...readyReceipt, orderNo },
    failureText: null,
    contact,
    homePath: paths.home(),
    onRetried: () => undefined,
  },
} satisfies Meta<typeof GuestReceiptView>;
type Story = StoryObj<typeof GuestReceiptView>;

export const Ready: Story = { name: "通常" };
export const WithError: Story = {
  name: "入力エラー",
  play: async ({ canvasElement }) => {
    const main = within(canvasElement.querySelector("main") ?? canvasElement);
    await userEvent.clear(main.getByLabelText(/^宛名/));
    await userEvent.keyboard("{Enter}");
    await main.findByRole("link", { name: /宛名/ });
  },
};
export const Issued: Story = { name: "発行済み", args: { receipt: { ...issuedReceipt, orderNo } } };
export const Unpaid: Story = { name: "お支払い前", args: { receipt: { ...unpaidReceipt, orderNo } } };
export const Missing: Story = { name: "無効なリンク", args: { receipt: "missing" } };
export const Failed: Story = {
  name: "読込の失敗",
  args: {
    receipt: null,
    failureText: "操作が続いたため、一時的に受付を停止しています。しばらくしてからもう一度お試しください。",
  },
};
export const Loading: Story = { name: "読込中", args: { receipt: null } };
