import * as v from "valibot";
import { call } from "../call.ts";
import { Cart, CartToken, LeadTime, PartKey, Quantity } from "../shapes/cart.ts";
import { PackingChoices, PackingInput } from "../shapes/packing.ts";
import { exampleText } from "../shapes/text.ts";
import { cartErrors } from "./cart-errors.ts";

const packingErrors = {
  ...cartErrors,
  "cart_detail.delivery.not_available": 422,
  "cart_detail.packing.not_available": 422,
  "cart_detail.packing.noshi_mismatch": 422,
} as const;

export const addCartPacking = call({
  method: "PATCH",
  path: "/v1/carts/packings/add",
  auth: "cart-token",
  summary: "Packs products of a destination apart: a parcel with a wrapping and a wish of its own",
  body: v.object({
    token: CartToken,
    shipping_key: PartKey,
    /** What goes into it, by lines of this destination. */
    products: v.pipe(
      v.array(v.object({ key: PartKey, quantity: Quantity })),
      v.minLength(1, "商品を指定してください。"),
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
  summary: "Sets day, slot, wrapping, のし and message card of parcels, or dissolves them",
  body: v.object({
    token: CartToken,
    packings: v.pipe(
      v.array(
        v.object({
          key: PartKey,
          ...PackingInput,
          /** Its products go into the destination's first parcel left; the only one is kept, without its wishes. */
          is_remove: v.optional(v.boolean()),
        }),
      ),
      v.minLength(1, "お届け先を指定してください。"),
    ),
  }),
  answer: Cart,
  errors: packingErrors,
});

export const listCartLeadTimes = call({
  method: "GET",
  path: "/v1/shipping-leadtime/carts/{token}",
  auth: "cart-token",
  summary: "Days and slots for each parcel of the cart, and what it may be packed with",
  params: v.object({ token: CartToken }),
  query: v.object({
    /** Keys of parcels, parted by commas; all where there are none. */
    keys: v.optional(exampleText("p1")),
    /** `packing` asks for each parcel (so does none), `shipping` for the days that suit all parcels of a destination. */
    choiceMode: v.optional(v.picklist(["packing", "shipping"], "packingかshippingで指定してください。")),
  }),
  answer: v.object({ data: v.array(LeadTime), packings: PackingChoices }),
  errors: cartErrors,
});
