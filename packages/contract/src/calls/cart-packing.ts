import * as v from "valibot";
import { arrayUpTo } from "../array-up-to.ts";
import { call } from "../call.ts";
import { described } from "../described.ts";
import {
  Cart,
  CartToken,
  DIVIDED_LINE_LIMIT,
  PACKING_LIMIT,
  PartKey,
  Quantity,
  SHIPPING_LIMIT,
} from "../shapes/cart.ts";
import { LeadTime } from "../shapes/lead-time.ts";
import { PackingChoices, PackingInput } from "../shapes/packing.ts";
import { exampleText, listOf } from "../shapes/text.ts";
import { cartErrors } from "./cart-errors.ts";

/** Parcels of a cart. */
const PARCELS_MAX = SHIPPING_LIMIT * PACKING_LIMIT;

const packingErrors = {
  ...cartErrors,
  "cart_detail.delivery.not_available": 422,
  "cart_detail.packing.not_available": 422,
  "cart_detail.packing.noshi_mismatch": 422,
  "cart_detail.packing.name_too_long": 422,
} as const;

export const addCartPacking = call({
  method: "PATCH",
  path: "/v1/carts/packings/add",
  auth: "cart-token",
  summary: "Packs products of a destination into a separate parcel with its own wrapping and delivery time",
  body: v.object({
    token: CartToken,
    shipping_key: described("The destination's key in the cart.", PartKey),
    products: described(
      "Lines of this destination that go into the parcel.",
      v.pipe(
        arrayUpTo(v.object({ key: PartKey, quantity: Quantity }), DIVIDED_LINE_LIMIT),
        v.minLength(1, "商品を指定してください。"),
      ),
    ),
    ...PackingInput,
  }),
  answer: Cart,
  errors: { ...packingErrors, "cart_detail.packing.limit": 422, "cart_detail.packing.product_not_found": 422 },
});

export const modifyCartPacking = call({
  method: "PATCH",
  path: "/v1/carts/packings/modify",
  auth: "cart-token",
  summary: "Sets day, slot, occasion, wrapping, のし, card, 立札 and bags of parcels, or removes parcels",
  body: v.object({
    token: CartToken,
    packings: described(
      "The parcels.",
      v.pipe(
        arrayUpTo(
          v.object({
            key: PartKey,
            ...PackingInput,
            is_remove: described(
              "Removes the parcel. Its products go into the destination's first remaining parcel; the last parcel stays, without its choices.",
              v.optional(v.boolean()),
            ),
          }),
          PARCELS_MAX,
        ),
        v.minLength(1, "お届け先を指定してください。"),
      ),
    ),
  }),
  answer: Cart,
  errors: packingErrors,
});

export const getPackingChoices = call({
  method: "GET",
  path: "/v1/packings",
  auth: "public",
  summary: "How the shop packs gifts: occasions with their のし, wrappings, cards, 立札 and bags",
  answer: PackingChoices,
});

export const listCartLeadTimes = call({
  method: "GET",
  path: "/v1/shipping-leadtime/carts/{token}",
  auth: "cart-token",
  summary: "Delivery days, slots and packing choices of the cart's parcels",
  params: v.object({ token: CartToken }),
  query: v.object({
    keys: described(
      "Keys of parcels, separated by commas; the default is all.",
      v.optional(v.pipe(exampleText("p1"), v.maxLength(PARCELS_MAX * 33, "形式が正しくありません。"))),
    ),
    choiceMode: described(
      "`packing` (default) returns days per parcel, `shipping` the days that suit all parcels of a destination.",
      v.optional(v.picklist(["packing", "shipping"], "packingかshippingで指定してください。")),
    ),
  }),
  answer: v.object({ data: listOf(LeadTime), packings: PackingChoices }),
  errors: cartErrors,
});
