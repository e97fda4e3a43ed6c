import { product } from "@noren/contract/examples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductDeliveryView } from "#ui/screens/product/product-delivery-view";
import styles from "#ui/screens/product/product-view.module.css";
import { productDelivery } from "#ui/stories/product-details.fixture";

const delivery = {
  prefecture: "東京都",
  is_deliverable: true,
  arrival: { first_on: "2026-11-25", last_on: "2026-11-25" },
  carriage: 660,
  charge: 0,
};

export default {
  title: "画面/商品/送料とお届け",
  component: ProductDeliveryView,
  args: productDelivery,
  decorators: [
    (Story) => (
      <div className={styles.delivery} style={{ maxWidth: "28rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductDeliveryView>;
type Story = StoryObj<typeof ProductDeliveryView>;

export const Unchosen: Story = { name: "都道府県の選択前", args: { arrival: product.arrival ?? null } };
export const Chosen: Story = { name: "東京都", args: { prefecture: 13, delivery } };
export const Free: Story = {
  name: "送料無料・会員",
  args: { prefecture: 13, delivery, freeCarriage: { isReached: true, missing: 0 }, isMember: true, points: 110 },
};
export const Chilled: Story = {
  name: "クール便・お届けできない地域",
  args: {
    prefecture: 13,
    delivery: { ...delivery, charge: 330 },
    limits: [
      { name: "消費期限", value: "発送日を含めて3日" },
      { name: "配送方法", value: "クール便（冷蔵）" },
      { name: "お届けできない地域", value: "北海道・沖縄県・離島" },
    ],
  },
};
export const Undeliverable: Story = {
  name: "お届けできない都道府県",
  args: { prefecture: 47, delivery: { ...delivery, prefecture: "沖縄県", is_deliverable: false } },
};
export const Loading: Story = { name: "確認中", args: { prefecture: 13, isFetching: true } };
export const Failed: Story = { name: "確認できない", args: { prefecture: 13 } };
export const SoldOut: Story = { name: "在庫切れ", args: { isSoldOut: true, arrival: null } };
export const PricesHidden: Story = {
  name: "学校キーの確認前",
  args: { freeCarriage: null, points: null },
};
