import { DIVIDED_LINE_LIMIT } from "@noren/contract";
import { NO_GIFT_PACKING } from "@noren/contract/no-gift-packing";
import { expect, it } from "vitest";
import type { DeliveryTerms } from "../arrival/delivery-terms.ts";
import type { CartContent, ContentLine } from "../db/schema/cart-content.ts";
import { osaka } from "../testing/cart.fixture.ts";
import { testCartVariant } from "../testing/cart-variant.fixture.ts";
import { testTariffs } from "../testing/tariffs.fixture.ts";
import { EMPTY_CART, NO_DELIVERY_WISH } from "./cart-content.ts";
import { cartArrival, reconcileDeliveryTime } from "./cart-delivery.ts";
import { deliveriesTo, separateTemperatures } from "./cool-parcels.ts";
import { normalizeContent } from "./line-edits.ts";
import { undeliverableTo } from "./undeliverable.ts";

const between = (count: number) => Array.from({ length: count }, (_, index) => index);

let reads = 0;
let openDays = 0;

/** A line that counts how often its parcel is read. */
const countedLine = (index: number): ContentLine => ({
  key: `p${index}`,
  variant_id: Math.floor(index / 20),
  quantity: 1,
  seen: { name: "湯呑", unit_price: 1100, is_out: false },
  accessory_of: null,
  name_embroidery: null,
  get packing_key() {
    reads += 1;
    return `k${index % 20}-${index % 19}`;
  },
});

const address = { ...osaka, address2: null, cell_phone_number: null };
const variants = new Map(between(50).map((id) => [id, testCartVariant({ variantId: id })]));
const delivery: DeliveryTerms = {
  now: new Date("2026-11-20T03:00:00Z"),
  isOpen: () => {
    openDays += 1;
    return true;
  },
  tariffs: testTariffs,
  slots: [],
  cutOff: "15:00",
  choosableDays: 14,
};

it("a cart of 1000 lines in 400 parcels is read in linear time", () => {
  const content: CartContent = {
    ...EMPTY_CART,
    lines: between(DIVIDED_LINE_LIMIT).map(countedLine),
    shippings: between(20).map((shipping) => ({
      key: `s${shipping}`,
      address,
      user_address_id: null,
      packings: between(20).map((packing) => ({
        key: `k${shipping}-${packing}`,
        wish: { ...NO_DELIVERY_WISH, delivery_at: "2026-11-25" },
        packaging: NO_GIFT_PACKING,
      })),
    })),
  };
  for (const read of [
    () => normalizeContent(content),
    () => separateTemperatures(content, variants),
    () => reconcileDeliveryTime(content, variants, delivery),
    () => cartArrival(content, variants, delivery),
    () => content.shippings.map((shipping) => deliveriesTo(content, shipping, variants)),
    () => content.shippings.map((shipping) => undeliverableTo(content, shipping, variants, testTariffs)),
  ]) {
    reads = 0;
    read();
    expect(reads, read.toString()).toBeLessThanOrEqual(20 * DIVIDED_LINE_LIMIT);
  }
  // The windows of 400 parcels, most of which are alike.
  expect(openDays).toBeLessThan(200);
});
