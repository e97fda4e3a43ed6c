import type { AmountByTaxRate, Orderer, OrderStatus, Picture } from "@noren/contract";
import { bigint, date, integer, jsonb, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import type { KeptAddress } from "../../cart/cart-content.ts";

const id = integer().primaryKey().generatedAlwaysAsIdentity();
const moment = (name: string) => timestamp(name, { withTimezone: true });
const yen = () => bigint({ mode: "number" }).notNull();

export const orders = pgTable("orders", {
  id,
  channelId: integer("channel_id").notNull(),
  orderNo: text("order_no").notNull(),
  cartId: integer("cart_id").notNull(),
  userId: integer("user_id"),
  status: text().$type<OrderStatus>().notNull(),
  orderedAt: moment("ordered_at").notNull(),
  cancelledAt: moment("cancelled_at"),
  cancelReason: text("cancel_reason"),
  cancelOnlyEcdKey: text("cancel_only_ecd_key"),
  orderer: jsonb().$type<Required<Orderer>>().notNull(),
  remarks: text(),
  paymentId: integer("payment_id").notNull(),
  paymentName: text("payment_name").notNull(),
  paymentGuide: text("payment_guide"),
  total_payment: yen(),
  total_products: yen(),
  total_discount: yen(),
  use_point: yen(),
  total_carriage: yen(),
  total_fee: yen(),
  total_tax: yen(),
  amount_by_tax_rate: jsonb().$type<AmountByTaxRate[]>().notNull(),
});
export type OrderRow = typeof orders.$inferSelect;

export const orderShippings = pgTable("order_shippings", {
  id,
  orderId: integer("order_id").notNull(),
  position: smallint().notNull(),
  /** Null for a social gift. */
  address: jsonb().$type<KeptAddress>(),
  carriage: yen(),
  deliveryAt: date("delivery_at"),
  deliveryTimezoneKey: text("delivery_timezone_key"),
  deliveryTimezoneName: text("delivery_timezone_name"),
});

export const orderLines = pgTable("order_lines", {
  id,
  orderShippingId: integer("order_shipping_id").notNull(),
  position: smallint().notNull(),
  variantId: integer("variant_id"),
  productId: integer("product_id"),
  productKey: text("product_key").notNull(),
  productName: text("product_name").notNull(),
  code: text().notNull(),
  image: jsonb().$type<Picture>().notNull(),
  unit_price: yen(),
  quantity: integer().notNull(),
  subtotal: yen(),
  taxRate: smallint("tax_rate").$type<8 | 10>().notNull(),
  tax_amount: yen(),
});
