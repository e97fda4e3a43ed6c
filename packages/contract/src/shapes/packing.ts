import { deliveryDay, deliverySlot } from "@noren/validation/fields/cart";
import { messageCardFields, noshiFields } from "@noren/validation/fields/gift";
import * as v from "valibot";
import { answers, input, inputs } from "../input.ts";
import { Picture } from "./catalogue.ts";
import { rowNumber } from "./query.ts";
import { Yen } from "./text.ts";

/**
 * 水引: chomusubi (蝶結び) for joys that may come again, musubikiri (結び切り) and awajimusubi (あわじ結び) for what is to
 * happen once: weddings, recoveries, mourning.
 */
export const NoshiKnot = v.picklist(["chomusubi", "musubikiri", "awajimusubi"], "水引を選択してください。");
export type NoshiKnot = v.InferOutput<typeof NoshiKnot>;

/** 内のし lies under the wrapping, 外のし over it. */
export const NoshiPlacement = v.picklist(["inner", "outer"], "内のしか外のしを選択してください。");
export type NoshiPlacement = v.InferOutput<typeof NoshiPlacement>;

/** A のし as it is wished for. */
export const NoshiInput = v.object({
  /** The occasion, one of `NoshiOccasion`. */
  id: rowNumber,
  title: input(noshiFields.title),
  /** One of the occasion's knots. */
  knot: NoshiKnot,
  placement: NoshiPlacement,
  name: input(noshiFields.name),
});
export type NoshiInput = v.InferInput<typeof NoshiInput>;

/** A message card as it is wished for. */
export const MessageCardInput = v.object({ id: rowNumber, ...inputs(messageCardFields) });

/** What is wished for a parcel. What is absent stays as it is; null takes a wish back. */
export const PackingInput = {
  delivery_at: v.optional(v.nullable(input(deliveryDay))),
  delivery_timezone_key: v.optional(v.nullable(input(deliverySlot))),

  wrapping_id: v.optional(v.nullable(rowNumber)),
  noshi: v.optional(v.nullable(NoshiInput)),
  message_card: v.optional(v.nullable(MessageCardInput)),
};

const option = {
  id: v.number(),
  name: v.string(),
  description: v.string(),
  /** Yen with tax for one parcel. */
  price: Yen,
};

/** Paper, bag or box that the shop wraps in (包装). */
export const Wrapping = v.object({ ...option, image: v.nullable(Picture) });
export type Wrapping = v.InferOutput<typeof Wrapping>;

/** An occasion for a のし, with what may be written on it and how it may be tied. */
export const NoshiOccasion = v.object({ ...option, titles: v.array(v.string()), knots: v.array(NoshiKnot) });
export type NoshiOccasion = v.InferOutput<typeof NoshiOccasion>;

/** A card that a message is written on. */
export const MessageCard = v.object({ ...option, image: v.nullable(Picture) });
export type MessageCard = v.InferOutput<typeof MessageCard>;

/** All that a shop packs gifts with; empty lists where it does not. */
export const PackingChoices = v.object({
  wrappings: v.array(Wrapping),
  noshi: v.array(NoshiOccasion),
  message_cards: v.array(MessageCard),
});
export type PackingChoices = v.InferOutput<typeof PackingChoices>;

/** How a parcel is packed, nulls where it is not; the prices are yen with tax. */
export const Packed = {
  wrapping: v.nullable(v.object({ id: v.number(), name: v.string(), price: Yen })),
  noshi: v.nullable(
    v.object({
      ...NoshiInput.entries,
      ...answers(noshiFields),
      /** The occasion's name. */
      occasion: v.string(),
      price: Yen,
    }),
  ),
  message_card: v.nullable(v.object({ ...MessageCardInput.entries, name: v.string(), price: Yen })),
  /** Of wrapping, のし and card together. */
  price: Yen,
};
const PackedParcel = v.object(Packed);
export type PackedParcel = v.InferOutput<typeof PackedParcel>;
