import type {
  AmountByTaxRate,
  CoolCarriage,
  CoolTemperature,
  CouponPart,
  InvoiceRecipient,
  Orderer,
  OrderStatus,
  PackedParcel,
  Picture,
  UsedCoupon,
} from "@noren/contract";
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { bytes, id, moment } from "./columns.ts";
import type { StoredAddress } from "./cart-content.ts";

const yen = () => bigint({ mode: "number" }).notNull();

/** Statuses of an order that is paid, or that the shop has agreed to pack unpaid. */
export const APPROVED_STATUSES: readonly OrderStatus[] = ["paid", "preparing", "shipped", "completed"];

/** Statuses of an order that has left the shop. */
export const SENT_STATUSES: readonly OrderStatus[] = ["shipped", "completed"];

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
  /** Null for the orderer. */
  sender: jsonb().$type<StoredAddress>(),
  remarks: text(),
  paymentId: integer("payment_id").notNull(),
  paymentName: text("payment_name").notNull(),
  /** The guide at the time of the order; `paymentGuide` decides what of it still applies. */
  paymentGuide: text("payment_guide"),
  /** Null for an order that is not paid by invoice, or costs nothing. */
  invoiceRecipient: jsonb("invoice_recipient").$type<InvoiceRecipient>(),
  /** The day in Japan on which it was shipped; null for an order shipped before the column existed. */
  shippedOn: date("shipped_on"),
  /** The day in Japan on which it was shipped and its invoice issued. */
  invoicedOn: date("invoiced_on"),
  /** The end of the time in which a prepaid order must be paid, as its guide says; null for other orders. */
  paymentDueAt: moment("payment_due_at"),
  /**
   * The network of a guest's prepaid order, by `hashNetworkOfGuest`; the person, by `hashPerson`, for a member who has given a
   * verified email up (`keepReservationsCounted`); null for others.
   */
  networkHash: bytes("network_hash"),
  paymentRemindedAt: moment("payment_reminded_at"),
  /** When the shop learned of the payment. */
  paidAt: moment("paid_at"),
  total_payment: yen(),
  total_products: yen(),
  total_discount: yen(),
  use_point: yen(),
  total_carriage: yen(),
  /** What of `total_carriage` is for chilled and frozen parcels. */
  cool_carriages: jsonb().$type<CoolCarriage[]>().notNull().default([]),
  total_packing: yen(),
  total_fee: yen(),
  total_tax: yen(),
  amount_by_tax_rate: jsonb().$type<AmountByTaxRate[]>().notNull(),
  coupons: jsonb().$type<UsedCoupon[]>().notNull(),
  earn_point: integer().notNull(),
});
export type OrderRow = typeof orders.$inferSelect;

export const orderShippings = pgTable("order_shippings", {
  id,
  orderId: integer("order_id").notNull(),
  position: smallint().notNull(),
  /** Null for a social gift. */
  address: jsonb().$type<StoredAddress>(),
  /** The sender of this destination, whose address is null for the orderer; null for the order's sender. */
  ownSender: jsonb("own_sender").$type<{ address: StoredAddress | null }>(),
  carriage: integer().notNull(),
});

/** A parcel of a destination; order lines refer to it by both ids. */
export const orderPackings = pgTable(
  "order_packings",
  {
    orderShippingId: integer("order_shipping_id").notNull(),
    position: smallint().notNull(),
    /** Null for ambient temperature. */
    temperature: text().$type<CoolTemperature>(),
    delivery_at: date(),
    delivery_timezone_key: text(),
    delivery_timezone_name: text(),
    occasion: jsonb().$type<PackedParcel["occasion"]>(),
    wrapping: jsonb().$type<PackedParcel["wrapping"]>(),
    noshi: jsonb().$type<PackedParcel["noshi"]>(),
    message_card: jsonb().$type<PackedParcel["message_card"]>(),
    sign: jsonb().$type<PackedParcel["sign"]>(),
    bag: jsonb().$type<PackedParcel["bag"]>(),
    hides_prices: boolean().notNull().default(false),
    price: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.orderShippingId, table.position] })],
);
export type OrderPackingRow = typeof orderPackings.$inferSelect;

export const orderLines = pgTable("order_lines", {
  id,
  orderShippingId: integer("order_shipping_id").notNull(),
  packingPosition: smallint("packing_position").notNull(),
  position: smallint().notNull(),
  variantId: integer("variant_id"),
  productId: integer("product_id"),
  productKey: text("product_key").notNull(),
  productName: text("product_name").notNull(),
  code: text().notNull(),
  image: jsonb().$type<Picture>().notNull(),
  unit_price: integer().notNull(),
  quantity: integer().notNull(),
  subtotal: yen(),
  taxRate: smallint("tax_rate").$type<8 | 10>().notNull(),
  tax_amount: yen(),
  coupon_discount_parts: jsonb().$type<CouponPart[]>().notNull(),
  accessory_of: text(),
  name_embroidery: text(),
});
