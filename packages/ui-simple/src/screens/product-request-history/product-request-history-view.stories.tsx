import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductRequestHistoryView } from "#ui/screens/product-request-history/product-request-history-view";
import { inShop } from "#ui/stories/in-frame";
import { products, productWith } from "#ui/stories/products.fixture";

export default {
  title: "画面/リクエスト履歴",
  component: ProductRequestHistoryView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    requests: [
      ...products.slice(0, 1).map((product) => ({
        id: 2,
        product: { image: product.image, path: paths.product(product) },
        product_name: product.name,
        maker_name: null,
        quantity: 2,
        note: "結婚祝いに贈りたいので、二つ揃うとうれしいです。",
        status: "answered" as const,
        status_name: "回答済み",
        reply: "12月上旬に再入荷の予定です。入荷しましたらご連絡いたします。",
        requested_at: "2026-11-02T12:00:00+09:00",
      })),
      {
        id: 1,
        product: null,
        product_name: "錫のちろり",
        maker_name: "のれん工房",
        quantity: null,
        note: null,
        status: "received",
        status_name: "受付済み",
        reply: null,
        requested_at: "2026-10-20T12:00:00+09:00",
      },
    ],
    busyId: null,
    pagination: { total: 2, per: 10, last: 1, current: 1 },
    pagePath: (page) => paths.productRequestHistory({ page }),
    homePath: paths.mypageHome(),
    form: null,
    formPath: paths.productRequestHistory({ word: "" }),
    listPath: paths.productRequestHistory(),
    onRequested: async () => undefined,
    onRemoved: () => undefined,
  },
} satisfies Meta<typeof ProductRequestHistoryView>;
type Story = StoryObj<typeof ProductRequestHistoryView>;

export const Plain: Story = { name: "通常" };
export const Empty: Story = { name: "空", args: { requests: [] } };
export const Loading: Story = { name: "読込中", args: { requests: null } };
export const Requesting: Story = { name: "リクエスト", args: { form: { kind: "other", productName: "錫のちろり" } } };
export const Restock: Story = {
  name: "再入荷のリクエスト",
  args: { requests: [], form: { kind: "product", product: productWith({}), note: "サイズ：L" } },
};
export const Requested: Story = {
  name: "リクエスト済み",
  args: { form: { kind: "requested", product: productWith({}), requestedAt: "2026-11-20T10:00:00+09:00" } },
};
