import { readGiftDraft } from "@noren/validation/fields/gift-draft";
import { expect, test } from "vitest";
import { choices } from "../../testing/gift.fixture.ts";
import { toDraftValues } from "./gift-draft.ts";

const NOWHERE = { day: null, prefecture: null };
const valuesOf = (draft: Record<string, string>) =>
  toDraftValues(
    readGiftDraft((field) => draft[field] ?? null),
    choices,
    NOWHERE,
  );

test("a draft keeps what its occasion allows, and gets the occasion's defaults for the rest", () => {
  expect(
    valuesOf({ occasion: "2", title: "志", cord: "yellow-white", placement: "outer", name_1: "佐伯家" }),
  ).toMatchObject({
    occasion: "2",
    has_noshi: "with",
    title: "志",
    knot: "musubikiri",
    cord: "yellow-white",
    placement: "outer",
    name_1: "佐伯家",
    // The first one without a charge, so that the paper can be under or over it.
    wrapping: "11",
  });
  expect(valuesOf({ occasion: "1", title: "志", cord: "black-white" })).toMatchObject({
    title: "寿",
    knot: "musubikiri",
    cord: "red-white",
    placement: "outer",
  });
});

test("a draft without an occasion of the shop chooses nothing, and one without a のし only the occasion", () => {
  expect(valuesOf({ occasion: "99", title: "寿" })).toMatchObject({ occasion: "", title: "", has_noshi: "without" });
  expect(valuesOf({ occasion: "3", title: "寿" })).toMatchObject({ occasion: "3", title: "", has_noshi: "without" });
});
