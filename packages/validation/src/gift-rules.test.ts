import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { festiveRefusal, listGiftCautions, knotRefusal, noshiRefusal, titleRefusal } from "./gift-rules.ts";

const wedding = { name: "御結婚祝い", nature: "once" } as const;
const birth = { name: "御出産祝い", nature: "repeatable" } as const;
const condolence = { name: "香典返し", nature: "mourning" } as const;
const plain = { title: "御祝", knot: "chomusubi", cord: "red-white" } as const;
const mourning = { title: "志", knot: "musubikiri", cord: "black-white" } as const;

describe("a のし", () => {
  it("refuses a bow for an event that must not happen again, and names the alternatives", () => {
    expect(noshiRefusal(wedding, { ...plain, title: "寿" })).toEqual({
      part: "knot",
      message:
        "「御結婚祝い」には、何度も結び直せる蝶結びをお使いいただけません。結び切りかあわじ結びをお選びください。",
    });
    expect(noshiRefusal(wedding, { ...plain, title: "寿", knot: "awajimusubi" })).toBeNull();
    expect(noshiRefusal(birth, { ...plain, title: "御結婚御祝" })?.message).toContain("「御結婚御祝」");
    expect(knotRefusal(birth, "御出産御祝", "chomusubi")).toBeNull();
  });

  it("for mourning refuses red and white, and congratulations", () => {
    expect(noshiRefusal(condolence, mourning)).toBeNull();
    expect(noshiRefusal(condolence, { ...mourning, cord: "yellow-white" })).toBeNull();
    expect(noshiRefusal(condolence, { ...mourning, cord: "red-white" })?.part).toBe("cord");
    expect(noshiRefusal(condolence, { ...mourning, title: "御祝" })).toMatchObject({
      part: "title",
      message: expect.stringContaining("「志」「御供」"),
    });
  });

  it("for a celebration refuses condolences and the cords of mourning", () => {
    for (const title of ["御霊前", "御花料", "御ミサ料", "忌明志"])
      expect([title, noshiRefusal(birth, { ...plain, title })?.part]).toEqual([title, "title"]);
    expect(noshiRefusal(birth, { ...plain, cord: "black-white" })?.part).toBe("cord");
    for (const title of ["寿", "内祝", "御礼", "御見舞", "寸志", "御中元"])
      expect([title, titleRefusal(birth, title)]).toEqual([title, null]);
  });

  it("refuses a bow for an occasion that must not repeat, with any title", () => {
    fc.assert(
      fc.property(fc.constantFrom(wedding, condolence), fc.string(), (purpose, title) => {
        expect(noshiRefusal(purpose, { title, knot: "chomusubi", cord: "red-white" })).not.toBeNull();
      }),
    );
  });
});

describe("festiveRefusal", () => {
  it("refuses festive wrappings and cards for mourning only", () => {
    const paper = { name: "季節の千代紙", is_festive: true };
    expect(festiveRefusal(condolence, paper)).toContain("「季節の千代紙」");
    expect(festiveRefusal(wedding, paper)).toBeNull();
    expect(festiveRefusal(null, paper)).toBeNull();
    expect(festiveRefusal(condolence, { ...paper, is_festive: false })).toBeNull();
  });
});

describe("cautions", () => {
  const knots = ["chomusubi"] as const;
  it("name titles of four letters, unusual knots and congratulations in mourning", () => {
    expect(
      listGiftCautions({ ...birth, knots }, { noshi: { ...plain, title: "御新築祝" }, message: null }),
    ).toHaveLength(1);
    expect(listGiftCautions({ ...birth, knots }, { noshi: { ...plain, knot: "awajimusubi" }, message: null })).toEqual([
      "「御出産祝い」には、蝶結びを用いるのが一般的です。",
    ]);
    expect(
      listGiftCautions({ ...condolence, knots: ["musubikiri"] }, { noshi: mourning, message: "おめでとうございます" }),
    ).toHaveLength(1);
    expect(listGiftCautions({ ...birth, knots }, { noshi: plain, message: "おめでとう" })).toEqual([]);
  });
});
