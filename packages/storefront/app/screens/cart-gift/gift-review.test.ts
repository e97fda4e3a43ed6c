import type { PackingChoices } from "@noren/contract";
import { giftFields, OWN_TITLE } from "@noren/validation/fields/gift";
import { emptyValues } from "@noren/validation/form-values";
import { describe, expect, it } from "vitest";
import type { GiftValues } from "#ui/screens/cart-gift/cart-gift.props";
import { giftErrors, giftOffers, reviewGift } from "./gift-review.ts";
import { signFor, withOccasionDefaults } from "./gift-values.ts";

const option = { description: "", price: 0, image: null };
const printed = { strands: 5, placement: "inner", name_hint: "" } as const;
const choices: PackingChoices = {
  occasions: [
    {
      ...option,
      id: 1,
      name: "結婚祝い",
      nature: "once",
      noshi: {
        ...printed,
        titles: ["寿", "御結婚御祝"],
        knots: ["musubikiri", "awajimusubi"],
        cords: ["red-white"],
        strands: 10,
        has_ornament: true,
        placement: "outer",
      },
      messages: ["おめでとうございます。"],
    },
    {
      ...option,
      id: 2,
      name: "香典返し",
      nature: "mourning",
      noshi: {
        ...printed,
        titles: ["志"],
        knots: ["musubikiri"],
        cords: ["black-white", "yellow-white"],
        has_ornament: false,
      },
      messages: [],
    },
    { ...option, id: 3, name: "お誕生日", nature: "repeatable", noshi: null, messages: [] },
  ],
  wrappings: [
    { ...option, id: 11, name: "包装紙", is_festive: false },
    { ...option, id: 12, name: "紅白の千代紙", price: 220, is_festive: true },
  ],
  message_cards: [{ ...option, id: 21, name: "カード", price: 110, is_festive: false }],
  signs: [{ ...option, id: 31, name: "木札", price: 550, titles: ["祝 御開店", "御供"] }],
  bags: [{ ...option, id: 41, name: "紙袋", price: 55 }],
};
const values = (changes: Partial<GiftValues>): GiftValues =>
  withOccasionDefaults({ ...emptyValues(giftFields), bag_quantity: "1", ...changes }, choices);
const review = (typed: GiftValues) => reviewGift(typed, choices, 10);

describe("an occasion", () => {
  it("sets its default title, knot, colour and placement", () => {
    expect(values({ occasion: "1" })).toMatchObject({
      has_noshi: "with",
      title: "寿",
      knot: "musubikiri",
      cord: "red-white",
      placement: "outer",
    });
    expect(review(values({ occasion: "1", name_1: "髙橋 太郎", name_2: "花子" })).noshi).toMatchObject({
      names: ["髙橋　太郎", "花子"],
      strands: 10,
      has_ornament: true,
    });
  });

  it("of mourning removes festive wrapping and the congratulations of a sign", () => {
    const typed = values({ occasion: "2", wrapping: "12", sign: "31", sign_title: "祝 御開店" });
    expect(typed).toMatchObject({ wrapping: "", sign_title: "", cord: "black-white" });
    const reviewed = review(typed);
    expect(reviewed.wrappings.map(({ refusal }) => refusal === null)).toEqual([true, false]);
    expect(reviewed.signTitles).toEqual(["御供"]);
    expect(reviewed.cords).toEqual(["black-white", "yellow-white"]);
  });

  it("without a のし removes it", () => {
    const typed = values({ occasion: "3" });
    expect(typed.has_noshi).toBe("without");
    expect(review(typed)).toMatchObject({ noshi: null, occasion: { hasNoshi: false } });
    expect(review(values({})).occasion).toBeNull();
  });
});

describe("a sign for all parcels", () => {
  it("names the recipient of each parcel, unless another name was typed", () => {
    const [hanako, ken] = [{ name: "山田 花子" }, { name: "佐藤 健" }];
    expect(signFor({ receiver: "山田　花子" }, hanako, ken)).toEqual({ receiver: "佐藤　健" });
    expect(signFor({ receiver: "喫茶のれん" }, hanako, ken)).toEqual({ receiver: "喫茶のれん" });
    expect(signFor({ receiver: null }, hanako, ken)).toEqual({ receiver: null });
  });
});

describe("a gift's form", () => {
  it("shows why a knot, a title and a long name are refused", () => {
    const typed = {
      ...values({ occasion: "1", title: OWN_TITLE }),
      title: OWN_TITLE,
      own_title: "御霊前",
      knot: "chomusubi",
      name_1: "寿限無寿限無五劫の擦り切れ",
    };
    const errors = giftErrors(review(typed), typed, choices);
    expect(Object.keys(errors)).toEqual(["name_1", "own_title", "knot"]);
    expect(errors["knot"]?.[0]).toContain("結び切りかあわじ結びをお選びください");
    expect(giftErrors(review(values({ occasion: "1" })), values({ occasion: "1" }), choices)).toEqual({});
  });

  it("sums the prices, of bags by their quantity", () => {
    expect(review(values({ wrapping: "12", card: "21", sign: "31", bag: "41", bag_quantity: "3" })).price).toBe(
      220 + 110 + 550 + 165,
    );
  });

  it("is null in a shop that packs no gifts", () => {
    expect(giftOffers({ occasions: [], wrappings: [], message_cards: [], signs: [], bags: [] })).toBeNull();
    expect(giftOffers(choices)).toMatchObject({ hasNoshi: true, hasCards: true });
  });
});
