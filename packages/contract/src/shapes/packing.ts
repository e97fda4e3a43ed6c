import { deliveryDay, deliverySlot } from "@noren/validation/fields/cart";
import { messageCardFields, noshiFields } from "@noren/validation/fields/gift";
import * as v from "valibot";
import { described } from "../described.ts";
import { answers, input, inputs } from "../input.ts";
import { OptionalPicture } from "./catalogue.ts";
import { rowNumber } from "./query.ts";
import { DisplayName, Id, PlainText, Yen, YenWithTax } from "./text.ts";

/**
 * 水引: chomusubi (蝶結び) for occasions that may recur, musubikiri (結び切り) and awajimusubi (あわじ結び) for those that happen
 * once: weddings, recoveries, mourning.
 */
export const NoshiKnot = v.picklist(["chomusubi", "musubikiri", "awajimusubi"], "水引を選択してください。");
export type NoshiKnot = v.InferOutput<typeof NoshiKnot>;

/** 内のし is under the wrapping, 外のし over it. */
export const NoshiPlacement = v.picklist(["inner", "outer"], "内のしか外のしを選択してください。");
export type NoshiPlacement = v.InferOutput<typeof NoshiPlacement>;

/** The choice of a のし. */
export const NoshiInput = v.object({
  id: described("The `id` of a `NoshiOccasion`.", rowNumber),
  title: input(noshiFields.title),
  knot: described("One of the occasion's knots.", NoshiKnot),
  placement: described("`inner` under the wrapping, `outer` over it.", NoshiPlacement),
  name: input(noshiFields.name),
});
export type NoshiInput = v.InferInput<typeof NoshiInput>;

/** The choice of a message card. */
export const MessageCardInput = v.object({
  id: described("The message card's `id`.", rowNumber),
  ...inputs(messageCardFields),
});

/** The choices for a parcel. Absent fields stay unchanged; null removes a choice. */
export const PackingInput = {
  delivery_at: described("YYYY-MM-DD; null is 指定なし.", v.optional(v.nullable(input(deliveryDay)))),
  delivery_timezone_key: described(
    "A key of the lead times' `delivery_timezone`; null is 指定なし.",
    v.optional(v.nullable(input(deliverySlot))),
  ),

  wrapping_id: described("The wrapping's `id`; null for none.", v.optional(v.nullable(rowNumber))),
  noshi: described("The のし; null for none.", v.optional(v.nullable(NoshiInput))),
  message_card: described("The message card; null for none.", v.optional(v.nullable(MessageCardInput))),
};

const option = {
  id: Id,
  name: DisplayName,
  description: PlainText,
  price: described("Whole yen with tax for one parcel.", Yen),
};

export const Wrapping = described(
  "A wrapping: paper, bag or box (包装).",
  v.object({ ...option, image: OptionalPicture }),
);
export type Wrapping = v.InferOutput<typeof Wrapping>;

export const NoshiOccasion = described(
  "An occasion for a のし, with its 表書き and 水引 to choose from.",
  v.object({
    ...option,
    titles: described("The 表書き to choose from.", v.array(v.string())),
    knots: described("The 水引 to choose from.", v.array(NoshiKnot)),
  }),
);
export type NoshiOccasion = v.InferOutput<typeof NoshiOccasion>;

export const MessageCard = described("A message card.", v.object({ ...option, image: OptionalPicture }));
export type MessageCard = v.InferOutput<typeof MessageCard>;

export const PackingChoices = described(
  "The wrappings, のし and cards of a shop; empty lists if it offers none.",
  v.object({
    wrappings: v.array(Wrapping),
    noshi: described("The occasions to choose from; empty if the shop offers no のし.", v.array(NoshiOccasion)),
    message_cards: v.array(MessageCard),
  }),
);
export type PackingChoices = v.InferOutput<typeof PackingChoices>;

/** How a parcel is packed; null for parts that it does not have. */
export const Packed = {
  wrapping: described(
    "The wrapping; null for none.",
    v.nullable(v.object({ id: Id, name: DisplayName, price: YenWithTax })),
  ),
  noshi: described(
    "The のし; null for none.",
    v.nullable(
      v.object({
        ...NoshiInput.entries,
        ...answers(noshiFields),
        occasion: described("The occasion's name.", v.string()),
        price: YenWithTax,
      }),
    ),
  ),
  message_card: described(
    "The message card; null for none.",
    v.nullable(v.object({ ...MessageCardInput.entries, name: DisplayName, price: YenWithTax })),
  ),
  price: described("Whole yen with tax of wrapping, のし and card together.", Yen),
};
const PackedParcel = v.object(Packed);
export type PackedParcel = v.InferOutput<typeof PackedParcel>;
