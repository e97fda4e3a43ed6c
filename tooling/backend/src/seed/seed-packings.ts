import { readFileSync } from "node:fs";
import { GiftNature, NoshiCord, NoshiKnot, NoshiPlacement, NoshiSeason, NoshiStrands } from "@noren/contract";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { packingOptions } from "../db/schema/packing.ts";
import { findDuplicates } from "./check-seed.ts";
import type { SeedContext } from "./seed-context.ts";

const SEED = new URL("../../seed/", import.meta.url);

const text = v.pipe(v.string(), v.minLength(1));
const texts = v.pipe(v.array(text), v.minLength(1));
const option = {
  name: text,
  description: v.string(),
  /** Whole yen including tax. */
  price: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
};
/** `picture` is the name of a shot. */
const pictured = v.strictObject({ ...option, picture: v.optional(text) });
const festive = v.strictObject({ ...pictured.entries, is_festive: v.optional(v.boolean(), false) });

const occasion = v.pipe(
  v.strictObject({
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
  }),
  v.check(
    ({ nature, noshi }) => !noshi || nature === "repeatable" || !noshi.knots.includes("chomusubi"),
    "a bow (chomusubi) is for what may come again",
  ),
  v.check(
    ({ nature, noshi }) => !noshi || (nature === "mourning") !== noshi.cords.includes("red-white"),
    "cords of mourning are not red, others are",
  ),
  v.check(({ nature, noshi }) => !noshi || nature !== "mourning" || !noshi.has_ornament, "mourning has no ornament"),
);

/** The shape of `packings.json`: how the shop packs gifts. */
export const SeedPackings = v.strictObject({
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

/** Finds options of a kind with the same name, by which an import recognises them. */
export const checkPackings = (packings: SeedPackings): string[] =>
  Object.entries(packings).flatMap(([kind, list]) =>
    findDuplicates(
      list.map(({ name }) => name),
      `name in ${kind}`,
    ),
  );

/**
 * Inserts the options for gift packing: occasions with their noshi, wrappings, cards, signs and bags. Updates those whose kind
 * and name exist, which carts name by their id, and hides the others.
 */
export async function seedPackings(
  { tx, channelId, pictureOf }: Pick<SeedContext, "tx" | "channelId" | "pictureOf">,
  packings: SeedPackings,
): Promise<void> {
  const ofShop = eq(packingOptions.channelId, channelId);
  const before = await tx
    .select({ id: packingOptions.id, kind: packingOptions.kind, name: packingOptions.name })
    .from(packingOptions)
    .where(ofShop)
    .orderBy(packingOptions.id);
  await tx.update(packingOptions).set({ isShow: false }).where(ofShop);
  for (const [position, row] of rowsOf(packings, pictureOf).entries()) {
    const known = before.find(({ kind, name }) => kind === row.kind && name === row.name);
    const values = { ...EMPTY_ROW, ...row, channelId, position };
    if (known) await tx.update(packingOptions).set(values).where(eq(packingOptions.id, known.id));
    else await tx.insert(packingOptions).values(values);
  }
}

/** What an option has unless its file says otherwise. */
const EMPTY_ROW = {
  nature: null,
  titles: null,
  knots: null,
  cords: null,
  strands: null,
  placement: null,
  seasons: [],
  messages: [],
  isShow: true,
} satisfies Partial<Row>;

function rowsOf(packings: SeedPackings, pictureOf: SeedContext["pictureOf"]): Row[] {
  const { occasions, wrappings, message_cards, signs, bags } = packings;
  const rowOf = (
    kind: Row["kind"],
    { picture, is_festive: isFestive = false, ...each }: PicturedOption & { is_festive?: boolean; titles?: string[] },
  ): Row => ({ ...each, kind, image: pictureOf(picture), isFestive });
  return [
    ...wrappings.map((each) => rowOf("wrapping", each)),
    ...occasions.map(occasionRow),
    ...message_cards.map((each) => rowOf("card", each)),
    ...signs.map((each) => rowOf("sign", each)),
    ...bags.map((each) => rowOf("bag", each)),
  ];
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
