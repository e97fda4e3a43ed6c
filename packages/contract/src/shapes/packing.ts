import { deliveryDay, deliverySlot } from "@noren/validation/fields/cart";
import {
  BAG_LIMIT,
  GIFT_NATURES,
  messageCardFields,
  NOSHI_NAMES,
  noshiFields,
  noshiName,
  signFields,
} from "@noren/validation/fields/gift";
import * as v from "valibot";
import { arrayUpTo } from "../array-up-to.ts";
import { described } from "../described.ts";
import { answers, input, inputs, valuesOf } from "../input.ts";
import { OptionalPicture } from "./media.ts";
import { rowNumber } from "./query.ts";
import { DisplayName, Id, PlainText, Yen, YenWithTax } from "./text.ts";

export const NoshiKnot = v.picklist(valuesOf(noshiFields.knot));
export type NoshiKnot = v.InferOutput<typeof NoshiKnot>;

export const NoshiCord = v.picklist(valuesOf(noshiFields.cord));
export type NoshiCord = v.InferOutput<typeof NoshiCord>;

export const NoshiPlacement = v.picklist(valuesOf(noshiFields.placement));
export type NoshiPlacement = v.InferOutput<typeof NoshiPlacement>;

export const GiftNature = described(
  "Decides the knot and its colour: `repeatable` events allow a bow; `once` (weddings, recoveries) and `mourning` refuse it, and `mourning` refuses red.",
  v.picklist(GIFT_NATURES),
);
export type GiftNature = v.InferOutput<typeof GiftNature>;

export const NoshiStrands = described(
  "The strands of the 水引 as printed: 10 for weddings, else 5 or 7.",
  v.picklist([5, 7, 10]),
);
export type NoshiStrands = v.InferOutput<typeof NoshiStrands>;

/** The choice of a のし. */
export const NoshiInput = v.object({
  ...inputs(noshiFields),
  names: described(
    "The names below the knot, from the right by rank; empty for none.",
    arrayUpTo(input(noshiName), NOSHI_NAMES, `お名前は${NOSHI_NAMES}名様までです。`),
  ),
});
export type NoshiInput = v.InferInput<typeof NoshiInput>;

/** The choice of a message card. */
export const MessageCardInput = v.object({
  id: described("The message card's `id`.", rowNumber),
  ...inputs(messageCardFields),
});

/** The choice of a 立札. */
export const SignInput = v.object({ id: described("The sign's `id`.", rowNumber), ...inputs(signFields) });

const bagQuantity = v.pipe(
  v.number("数値で指定してください。"),
  v.integer("整数で指定してください。"),
  v.minValue(1, "1以上で指定してください。"),
  v.maxValue(BAG_LIMIT, `${BAG_LIMIT}枚までです。`),
  v.description("Bags."),
);

/** The choice of carrier bags. */
export const BagInput = v.object({ id: described("The bag's `id`.", rowNumber), quantity: bagQuantity });

/** The choices for a parcel. Absent fields stay unchanged; null removes a choice. */
export const PackingInput = {
  delivery_at: described("YYYY-MM-DD; null is 指定なし.", v.optional(v.nullable(input(deliveryDay)))),
  delivery_timezone_key: described(
    "A key of the lead times' `delivery_timezone`; null is 指定なし.",
    v.optional(v.nullable(input(deliverySlot))),
  ),

  occasion_id: described(
    "The occasion's `id`: what the gift is for. A のし needs one. Null for none.",
    v.optional(v.nullable(rowNumber)),
  ),
  wrapping_id: described("The wrapping's `id`; null for none.", v.optional(v.nullable(rowNumber))),
  noshi: described("The のし; null for none.", v.optional(v.nullable(NoshiInput))),
  message_card: described("The message card; null for none.", v.optional(v.nullable(MessageCardInput))),
  sign: described("The 立札 of flowers; null for none.", v.optional(v.nullable(SignInput))),
  bag: described("Carrier bags (手提げ袋); null for none.", v.optional(v.nullable(BagInput))),
  hides_prices: described(
    "Whether the slip in the parcel has no prices; null for the default: hidden as soon as it is packed as a gift.",
    v.optional(v.nullable(v.boolean("形式が正しくありません。"))),
  ),
};

const option = {
  id: Id,
  name: DisplayName,
  description: PlainText,
  price: described("Whole yen with tax for one parcel.", Yen),
};
const pictured = { ...option, image: OptionalPicture };
const festive = {
  ...pictured,
  is_festive: described("Refused in mourning.", v.boolean()),
};

export const Wrapping = described("A wrapping: paper, bag or box (包装).", v.object(festive));
export type Wrapping = v.InferOutput<typeof Wrapping>;

const MonthAndDay = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));

export const NoshiSeason = v.object({
  title: described("The 表書き.", v.string()),
  from: described("The first day, MM-DD.", MonthAndDay),
  to: described("The last day, MM-DD; before `from` in a season that spans the new year.", MonthAndDay),
  prefectures: v.optional(described("The prefectures in which it holds; absent for all.", v.array(v.string()))),
});
export type NoshiSeason = v.InferOutput<typeof NoshiSeason>;

export const GiftOccasion = described(
  "What a gift is for, with the のし, the words for a card and the defaults that follow from it.",
  v.object({
    ...option,
    price: described("Whole yen with tax for the のし.", Yen),
    nature: GiftNature,
    noshi: described(
      "The のし for it; null where none is printed, e.g. for flowers.",
      v.nullable(
        v.object({
          titles: described("The 表書き to choose from, the default first.", v.array(v.string())),
          knots: described("The usual 水引, the default first.", v.array(NoshiKnot)),
          cords: described("The colours to choose from, the default first.", v.array(NoshiCord)),
          strands: NoshiStrands,
          has_ornament: described(
            "Whether the のし ornament is printed at the upper right; never in mourning.",
            v.boolean(),
          ),
          placement: described("The default.", NoshiPlacement),
          seasons: v.optional(
            described(
              "The titles by the day on which the gift arrives, the first that matches; absent or empty where the season does not matter.",
              v.array(NoshiSeason),
            ),
          ),
          is_usual: v.optional(
            described("False where a ribbon is more usual, and the のし is printed on request.", v.boolean()),
          ),
          name_hint: described("Whose name is usual; empty for none.", PlainText),
        }),
      ),
    ),
    messages: described("Words for a card to start from.", v.array(PlainText)),
  }),
);
export type GiftOccasion = v.InferOutput<typeof GiftOccasion>;

export const MessageCard = described("A message card.", v.object(festive));
export type MessageCard = v.InferOutput<typeof MessageCard>;

export const FlowerSign = described(
  "A 立札.",
  v.object({ ...pictured, titles: described("The words at its top to choose from.", v.array(v.string())) }),
);
export type FlowerSign = v.InferOutput<typeof FlowerSign>;

export const CarrierBag = described(
  "A carrier bag.",
  v.object({ ...pictured, price: described("Whole yen with tax for one bag.", Yen) }),
);
export type CarrierBag = v.InferOutput<typeof CarrierBag>;

export const PackingChoices = described(
  "How a shop packs gifts; empty lists if it offers nothing of a kind.",
  v.object({
    occasions: v.array(GiftOccasion),
    wrappings: v.array(Wrapping),
    message_cards: v.array(MessageCard),
    signs: v.array(FlowerSign),
    bags: v.array(CarrierBag),
  }),
);
export type PackingChoices = v.InferOutput<typeof PackingChoices>;

/** How a parcel is packed; null for parts that it does not have. */
export const Packed = {
  occasion: described(
    "What the gift is for; null if none was chosen.",
    v.nullable(v.object({ id: Id, name: DisplayName, nature: GiftNature })),
  ),
  wrapping: described(
    "The wrapping; null for none.",
    v.nullable(v.object({ id: Id, name: DisplayName, price: YenWithTax })),
  ),
  noshi: described(
    "The のし; null for none.",
    v.nullable(
      v.object({
        ...answers(noshiFields),
        names: described("The names from the right; empty for none.", v.array(v.string())),
        strands: NoshiStrands,
        has_ornament: described("Whether the のし ornament is printed.", v.boolean()),
        price: YenWithTax,
      }),
    ),
  ),
  message_card: described(
    "The message card; null for none.",
    v.nullable(v.object({ ...MessageCardInput.entries, name: DisplayName, price: YenWithTax })),
  ),
  sign: described(
    "The 立札; null for none.",
    v.nullable(v.object({ id: Id, ...answers(signFields), name: DisplayName, price: YenWithTax })),
  ),
  bag: described(
    "The carrier bags; null for none.",
    v.nullable(
      v.object({
        ...BagInput.entries,
        name: DisplayName,
        price: described("Whole yen with tax for all of them.", Yen),
      }),
    ),
  ),
  hides_prices: described("Whether the slip in the parcel has no prices.", v.boolean()),
  price: described("Whole yen with tax of all these together.", Yen),
};
const PackedParcel = v.object(Packed);
export type PackedParcel = v.InferOutput<typeof PackedParcel>;
