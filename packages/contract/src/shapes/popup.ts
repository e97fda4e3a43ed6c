import * as v from "valibot";
import { described } from "../described.ts";
import { OptionalPicture } from "./media.ts";
import {
  DateTime,
  DisplayName,
  Id,
  Pieces,
  PlainText,
  ProductName,
  SafeHtml,
  TaxRate,
  UrlKey,
  Yen,
  YenWithTax,
} from "./text.ts";

/** Events of the storefront [calls.events]; a popup may wait for one of them. */
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
  "refund",
  "search",
  "login",
  "sign_up",
]);
export type EventName = v.InferOutput<typeof EventName>;

export const Popup = v.object({
  id: Id,
  title: PlainText,
  body: SafeHtml,
  image: OptionalPicture,
  link: described(
    "The button's path of this shop and text; null for none.",
    v.nullable(
      v.object({
        href: described("A path of this shop.", v.string()),
        label: described("The link's text.", v.string()),
      }),
    ),
  ),
  delay_seconds: described("Seconds on the page before it opens.", v.number()),
  frequency: described(
    "How often a browser shows it: once, once a day, or on each of its pages.",
    v.picklist(["once", "daily", "always"]),
  ),
  updated_at: described("ISO 8601.", v.string()),
});
export type Popup = v.InferOutput<typeof Popup>;

export const DecisionData = described(
  "The order for analytics, without personal data.",
  v.object({
    order_no: described("The order's number.", v.string()),
    ordered_at: DateTime,
    total_payment: described("Whole yen with tax, after all discounts and fees.", Yen),
    total_tax: described("Whole yen of tax included in the total.", Yen),
    total_carriage: YenWithTax,
    total_discount: described("Whole yen that coupons take off the products.", Yen),
    products: described(
      "The ordered products.",
      v.array(
        v.object({
          product_id: described("The product's `id`; null when the shop no longer has it.", v.nullable(v.number())),
          product_key: described("The product's key; null when the shop no longer has it.", v.nullable(v.string())),
          code: described("The SKU.", v.string()),
          product_name: ProductName,
          unit_price: YenWithTax,
          quantity: Pieces,
          tax_rate: TaxRate,
          brand: described(
            "The product's brand; null for none.",
            v.nullable(v.object({ key: UrlKey, name: DisplayName })),
          ),
          categories: described("The product's categories.", v.array(v.object({ key: UrlKey, name: DisplayName }))),
        }),
      ),
    ),
  }),
);
export type DecisionData = v.InferOutput<typeof DecisionData>;
