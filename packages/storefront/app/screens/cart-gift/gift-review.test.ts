import { giftFields, OWN_TITLE } from "@noren/validation/fields/gift";
import { emptyValues } from "@noren/validation/form-values";
import { describe, expect, it } from "vitest";
import type { GiftValues } from "#ui/screens/cart-gift/cart-gift.props";
import { choices } from "../../testing/gift.fixture.ts";
import { giftErrors, giftOffers, reviewGift } from "./gift-review.ts";
import { chooseGiftFields, signFor, withMessageTemplate, withOccasionDefaults } from "./gift-values.ts";

const someday = { day: "2026-11-30", prefecture: "東京都" };
const values = (changes: Partial<GiftValues>, offered = choices, arrival = someday): GiftValues =>
  withOccasionDefaults({ ...emptyValues(giftFields), bag_quantity: "1", ...changes }, offered, arrival);
const review = (typed: GiftValues) => reviewGift(typed, choices, someday);

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

  it("of a season has the title of the day of arrival, and hints at another", () => {
    const [wedding] = choices.occasions;
    const seasons = [
      { title: "御歳暮", from: "11-10", to: "12-25" },
      { title: "御年賀", from: "01-01", to: "01-07" },
    ];
    const noshi = { ...wedding!.noshi!, titles: ["御歳暮", "御年賀"], seasons };
    const offered = { ...choices, occasions: [{ ...wedding!, nature: "repeatable" as const, noshi }] };
    const newYear = { day: "2027-01-05", prefecture: "東京都" };
    expect(values({ occasion: "1" }, offered).title).toBe("御歳暮");
    expect(values({ occasion: "1" }, offered, newYear).title).toBe("御年賀");
    const typed = { ...values({ occasion: "1" }, offered), title: "御歳暮" };
    expect(reviewGift(typed, offered, newYear).cautions[0]).toMatch(/^「御歳暮」は、11月10日から12月25日ごろまで/);
    expect(reviewGift(typed, offered, someday).cautions.join("")).not.toContain("御歳暮");
  });

  it("for which a ribbon is usual has a のし only on request", () => {
    const [wedding] = choices.occasions;
    const offered = { ...choices, occasions: [{ ...wedding!, noshi: { ...wedding!.noshi!, is_usual: false } }] };
    expect(values({ occasion: "1" }, offered)).toMatchObject({ has_noshi: "without", title: "寿" });
  });

  it("has a placement only with a wrapping", () => {
    const shown = (changes: Partial<GiftValues>) => {
      const typed = values({ occasion: "1", ...changes });
      return Object.keys(chooseGiftFields(typed, review(typed), 10)).includes("placement");
    };
    expect([shown({}), shown({ wrapping: "11" })]).toEqual([false, true]);
  });

  it("of mourning removes festive wrapping and the congratulations of a sign", () => {
    const typed = values({ occasion: "2", wrapping: "12", sign: "31", sign_title: "祝 御開店" });
    expect(typed).toMatchObject({ wrapping: "", sign_title: "", cord: "black-white" });
    const reviewed = review(typed);
    expect(reviewed.wrappings.map(({ refusal }) => refusal === null)).toEqual([true, false]);
    expect(reviewed.signTitles).toEqual(["御供"]);
    // The sole title needs no choice.
    expect(reviewed.sign?.title).toBe("御供");
    expect(chooseGiftFields(typed, reviewed, 10)).not.toHaveProperty("sign_title");
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
  it("shows why a knot and a title are refused", () => {
    const typed = {
      ...values({ occasion: "1", title: OWN_TITLE }),
      title: OWN_TITLE,
      own_title: "御霊前",
      knot: "chomusubi",
    };
    const errors = giftErrors(review(typed), typed, choices);
    expect(Object.keys(errors)).toEqual(["own_title", "knot"]);
    expect(errors["knot"]?.[0]).toContain("結び切りかあわじ結びをお選びください");
    expect(giftErrors(review(values({ occasion: "1" })), values({ occasion: "1" }), choices)).toEqual({});
  });

  it("needs a title of the chosen sign, not the words of another one", () => {
    const typed = values({ sign: "31", sign_title: "祝 御移転" });
    expect(review(typed).sign?.title).toBe("");
    expect(giftErrors(review(typed), typed, choices)).toEqual({ sign_title: ["立札の表書きを選択してください"] });
    const chosen = values({ sign: "31", sign_title: "祝 御開店" });
    expect(giftErrors(review(chosen), chosen, choices)).toEqual({});
  });

  it("adds a text template to the shopper's own words, and replaces another template", () => {
    const card = (message: string) =>
      withMessageTemplate(values({ occasion: "1", message }), "末永くお幸せに。", choices);
    expect(card(" ")).toBe("末永くお幸せに。");
    expect(card("おめでとうございます。")).toBe("末永くお幸せに。");
    expect(card("花子さんへ")).toBe("花子さんへ\n末永くお幸せに。");
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
