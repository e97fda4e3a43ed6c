import * as v from "valibot";
import { described } from "../described.ts";
import { Arrival } from "./catalogue.ts";
import { DisplayName, NamedValue, UrlKey, Yen } from "./text.ts";

/** The services of gift packing that a shop may offer, in display order. */
const GIFT_SERVICES = ["wrapping", "noshi", "message_card", "sign", "bag"] as const;

export const SizeTable = described(
  "The size table of a product: one row for each size, one column for each measure.",
  v.object({
    columns: described('What is measured, with its unit: ["身丈 (cm)", "身幅 (cm)"].', v.array(v.string())),
    rows: v.array(
      v.object({
        name: described("The size, as among the product's options: M.", v.string()),
        values: described("The measures in the order of the columns.", v.array(v.string())),
      }),
    ),
    note: described("A sentence below the table; empty for none.", v.string()),
  }),
);
export type SizeTable = v.InferOutput<typeof SizeTable>;

const NamedKey = v.object({ key: UrlKey, name: DisplayName });

export const ProductDetails = described(
  "What a product page shows besides the product; its code loads later.",
  v.object({
    maker: described("The maker of the product's brand; null for none.", v.nullable(NamedKey)),
    tags: described("Its tags in the shop's order, without those that need a password.", v.array(NamedKey)),
    size_table: described("The size table; null for none.", v.nullable(SizeTable)),
    delivery_limits: described(
      "What limits its delivery: 消費期限, 配送方法, お届けできない地域. The rows are among the product's `specs` too.",
      v.array(NamedValue),
    ),
    gift_services: described(
      "The gift packing that the shop offers for a parcel; empty for none.",
      v.array(v.picklist(GIFT_SERVICES)),
    ),
  }),
);
export type ProductDetails = v.InferOutput<typeof ProductDetails>;
export type GiftService = ProductDetails["gift_services"][number];

export const ProductDelivery = described(
  "The delivery of a product alone to a prefecture, without remote islands.",
  v.object({
    prefecture: described("The prefecture's name.", DisplayName),
    is_deliverable: described("False if the product is not sent there, or would not keep so long.", v.boolean()),
    arrival: v.optional(Arrival),
    transit_days: v.optional(
      described("Calendar days from dispatch to arrival.", v.pipe(v.number(), v.integer(), v.minValue(0))),
    ),
    carriage: described("Whole yen with tax for a parcel; free from `ORDER.CARRIAGE.FREE_FROM` on.", Yen),
    charge: described("Whole yen with tax for a cool or large parcel besides; never free.", Yen),
  }),
);
export type ProductDelivery = v.InferOutput<typeof ProductDelivery>;

export const KeyedProductDelivery = v.object({ key: UrlKey, ...ProductDelivery.entries });
export type KeyedProductDelivery = v.InferOutput<typeof KeyedProductDelivery>;
