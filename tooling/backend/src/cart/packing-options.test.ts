import { expect, it } from "vitest";
import type { PackingOption } from "../db/schema/packing.ts";
import { packingOptionRow } from "../testing/packing.fixture.ts";
import { packingChoices } from "./packing-options.ts";

const occasion = packingOptionRow({
  kind: "occasion",
  name: "お歳暮・お年賀",
  price: 0,
  nature: "repeatable",
  titles: ["御歳暮", "御年賀"],
  knots: ["chomusubi"],
  cords: ["red-white"],
  strands: 5,
  hasOrnament: true,
  placement: "inner",
});

it("an occasion answers with its seasons, and whether its のし is usual", () => {
  const noshiOf = (changes: Partial<PackingOption>) =>
    packingChoices([{ ...occasion, ...changes }]).occasions[0]?.noshi;
  const seasons = [{ title: "御歳暮", from: "11-10", to: "12-25", prefectures: ["東京都"] }];
  expect(noshiOf({ seasons, isNoshiUsual: false })).toMatchObject({ seasons, is_usual: false });
  // Absent where they do not matter.
  expect(Object.keys(noshiOf({}) ?? {})).not.toContain("seasons");
  expect(Object.keys(noshiOf({}) ?? {})).not.toContain("is_usual");
});
