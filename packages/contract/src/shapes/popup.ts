import * as v from "valibot";
import { Picture } from "./catalogue.ts";
import { TaxRate, Yen } from "./text.ts";

/** What the storefront tells of [calls.events]; a popup may wait for one of them. */
export const EventName = v.picklist([
  "page_view",
  "view_item_list",
  "view_item",
  "add_to_cart",
  "remove_from_cart",
  "view_cart",
  "begin_checkout",
  "add_shipping_info",
  "add_payment_info",
  "purchase",
  "search",
  "login",
  "sign_up",
]);
export type EventName = v.InferOutput<typeof EventName>;

export const Popup = v.object({
  id: v.number(),
  title: v.string(),
  /** HTML of the shop's own making, made safe by the backend before it is answered. */
  body: v.string(),
  image: v.nullable(Picture),
  /** A path of this shop and what its button says. */
  link: v.nullable(v.object({ href: v.string(), label: v.string() })),
  /** Seconds on the page before it opens. */
  delay_seconds: v.number(),
  /** How often a browser is shown it: once ever, once a day, on each page that raises it. */
  frequency: v.picklist(["once", "daily", "always"]),
  /** Changes whenever the shop changes it, ISO 8601. */
  updated_at: v.string(),
});
export type Popup = v.InferOutput<typeof Popup>;

/** What was decided, for those who count purchases: the order without anything about the person. */
export const DecisionData = v.object({
  order_no: v.string(),
  /** ISO 8601. */
  ordered_at: v.string(),
  total_payment: Yen,
  total_tax: Yen,
  total_carriage: Yen,
  total_discount: Yen,
  products: v.array(
    v.object({
      /** The product's number, null where the shop no longer has it. */
      product_id: v.nullable(v.number()),
      product_key: v.nullable(v.string()),
      code: v.string(),
      product_name: v.string(),
      unit_price: Yen,
      quantity: v.number(),
      tax_rate: TaxRate,
    }),
  ),
});
export type DecisionData = v.InferOutput<typeof DecisionData>;
