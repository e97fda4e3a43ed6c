import type { OrderStatus } from "./shapes/order.ts";

/** Status names of an order for the shopper. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  accepted: "ご注文受付済み",
  paid: "ご入金確認済み",
  preparing: "発送準備中",
  shipped: "発送済み",
  completed: "お届け済み",
  cancelled: "キャンセル",
};
