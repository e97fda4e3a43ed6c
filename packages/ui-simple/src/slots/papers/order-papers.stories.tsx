import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { OrderPapers } from "#ui/slots/papers/order-papers";
import { issuedReceipt, papers, readyReceipt, unpaidReceipt } from "#ui/stories/papers.fixture";

/** The papers of an order. */
export default {
  title: "部品/領収書・見積書・納品書",
  component: OrderPapers,
  args: { ...papers, receipt: readyReceipt },
} satisfies Meta<typeof OrderPapers>;
type Story = StoryObj<typeof OrderPapers>;

const openDialog: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "領収書を発行する" }));
};

export const Ready: Story = { name: "領収書・発行前" };
export const Form: Story = { name: "領収書・入力", play: openDialog };
export const Failed: Story = {
  name: "領収書・失敗",
  args: {
    receipt: { ...readyReceipt, onIssued: async () => ({ message: "通信できませんでした。もう一度お試しください。" }) },
  },
  play: async (context) => {
    await openDialog(context);
    await userEvent.click(within(context.canvasElement).getByRole("button", { name: "この内容で発行する" }));
  },
};
export const Issued: Story = { name: "領収書・発行済み", args: { receipt: issuedReceipt } };
export const Unpaid: Story = { name: "領収書・お支払い前", args: { receipt: unpaidReceipt } };
export const CashOnDelivery: Story = {
  name: "領収書・代金引換",
  args: {
    receipt: {
      ...unpaidReceipt,
      reason: "代金引換のご注文では、お届けの際に配送会社がお渡しする領収書をご利用ください。",
    },
  },
};
export const Cancelled: Story = {
  name: "キャンセル済み",
  args: {
    receipt: {
      ...issuedReceipt,
      status: "refused",
      reason: "キャンセルされたご注文の領収書は発行できません。",
    },
    onQuoted: null,
    slip: null,
  },
};
export const Gift: Story = {
  name: "納品書・金額なし",
  args: { slip: { hasPrices: false, isBusy: false, onDownloaded: () => undefined } },
};
