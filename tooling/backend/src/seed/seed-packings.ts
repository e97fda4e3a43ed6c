import { readFileSync } from "node:fs";
import { NoshiKnot } from "@noren/contract";
import * as v from "valibot";
import type { Transaction } from "../db/pool.ts";
import { packingOptions } from "../db/schema/packing.ts";

const SEED = new URL("../../seed/", import.meta.url);

const option = {
  name: v.pipe(v.string(), v.minLength(1)),
  description: v.string(),
  /** Whole yen including tax. */
  price: v.pipe(v.number(), v.integer(), v.minValue(0)),
};
const nonEmptyList = v.pipe(v.array(v.string()), v.minLength(1));

/** The shape of `seed/<shop>/packings.json`: the shop's gift packing. */
const SeedPackings = v.strictObject({
  wrappings: v.array(v.strictObject(option)),
  noshi: v.array(
    v.strictObject({ ...option, titles: nonEmptyList, knots: v.pipe(v.array(NoshiKnot), v.minLength(1)) }),
  ),
  message_cards: v.array(v.strictObject(option)),
});

/** Inserts the options for gift packing: wrapping paper, noshi and cards. */
export async function seedPackings(tx: Transaction, channel: { id: number; key: string }): Promise<void> {
  const file = readFileSync(new URL(`${channel.key}/packings.json`, SEED), "utf8");
  const { wrappings, noshi, message_cards } = v.parse(SeedPackings, JSON.parse(file));
  const rows = [
    ...wrappings.map((each) => ({ ...each, kind: "wrapping" as const })),
    ...noshi.map((each) => ({ ...each, kind: "noshi" as const })),
    ...message_cards.map((each) => ({ ...each, kind: "card" as const })),
  ];
  await tx.insert(packingOptions).values(rows.map((row, position) => ({ ...row, channelId: channel.id, position })));
}
