import { readFileSync } from "node:fs";
import { GiftNature, NoshiCord, NoshiKnot, NoshiPlacement, NoshiSeason, NoshiStrands } from "@noren/contract";
import * as v from "valibot";
import { packingOptions } from "../db/schema/packing.ts";
import type { SeedContext } from "./seed-context.ts";

const SEED = new URL("../../seed/", import.meta.url);

const text = v.pipe(v.string(), v.minLength(1));
const texts = v.pipe(v.array(text), v.minLength(1));
const option = {
  name: text,
  description: v.string(),
  /** Whole yen including tax. */
  price: v.pipe(v.number(), v.integer(), v.minValue(0)),
};
/** `picture` is the name of a shot. */
const pictured = v.strictObject({ ...option, picture: v.optional(text) });
const festive = v.strictObject({ ...pictured.entries, is_festive: v.optional(v.boolean(), false) });

const occasion = v.strictObject({
  ...option,
  nature: GiftNature,
  noshi: v.optional(
    v.strictObject({
      titles: texts,
      knots: v.pipe(v.array(NoshiKnot), v.minLength(1)),
      cords: v.optional(v.pipe(v.array(NoshiCord), v.minLength(1)), ["red-white"]),
      strands: v.optional(NoshiStrands, 5),
      has_ornament: v.optional(v.boolean(), true),
      /** A parcel is sent, so the wrapping protects the のし, unless the occasion shows it. */
      placement: v.optional(NoshiPlacement, "inner"),
      name_hint: v.optional(v.string(), ""),
      seasons: v.optional(v.array(NoshiSeason), []),
      is_usual: v.optional(v.boolean(), true),
    }),
  ),
  messages: v.optional(v.array(text), []),
});

/** The shape of `seed/<shop>/packings.json`: how the shop packs gifts. */
const SeedPackings = v.strictObject({
  occasions: v.array(occasion),
  wrappings: v.array(festive),
  message_cards: v.array(festive),
  signs: v.optional(v.array(v.strictObject({ ...pictured.entries, titles: texts })), []),
  bags: v.optional(v.array(pictured), []),
});
export type SeedPackings = v.InferOutput<typeof SeedPackings>;
type PicturedOption = v.InferOutput<typeof pictured>;
type Row = Omit<typeof packingOptions.$inferInsert, "channelId" | "position">;

/** Reads how a seeded shop packs gifts. */
export const readSeedPackings = (channelKey: string): SeedPackings =>
  v.parse(SeedPackings, JSON.parse(readFileSync(new URL(`${channelKey}/packings.json`, SEED), "utf8")));

/** Inserts the options for gift packing: occasions with their noshi, wrappings, cards, signs and bags. */
export async function seedPackings(
  { tx, channelId, pictureOf }: Pick<SeedContext, "tx" | "channelId" | "pictureOf">,
  { occasions, wrappings, message_cards, signs, bags }: SeedPackings,
): Promise<void> {
  const rowOf = (
    kind: Row["kind"],
    { picture, is_festive: isFestive = false, ...each }: PicturedOption & { is_festive?: boolean; titles?: string[] },
  ): Row => ({ ...each, kind, image: pictureOf(picture), isFestive });
  const rows: Row[] = [
    ...wrappings.map((each) => rowOf("wrapping", each)),
    ...occasions.map(occasionRow),
    ...message_cards.map((each) => rowOf("card", each)),
    ...signs.map((each) => rowOf("sign", each)),
    ...bags.map((each) => rowOf("bag", each)),
  ];
  await tx.insert(packingOptions).values(rows.map((row, position) => ({ ...row, channelId, position })));
}

function occasionRow({ noshi, ...each }: v.InferOutput<typeof occasion>): Row {
  const {
    has_ornament: hasOrnament = false,
    name_hint: nameHint = "",
    is_usual: isNoshiUsual = true,
    ...printed
  } = noshi ?? {};
  return { ...each, ...printed, kind: "occasion", hasOrnament, nameHint, isNoshiUsual };
}
