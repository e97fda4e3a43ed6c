import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { festiveRefusal, giftCautions, isMournful, knotRefusal, noshiRefusal, titleRefusal } from "./gift-rules.ts";

const wedding = { name: "御結婚祝い", nature: "once" } as const;
const birth = { name: "御出産祝い", nature: "repeatable" } as const;
const condolence = { name: "香典返し", nature: "mourning" } as const;
const plain = { title: "御祝", knot: "chomusubi", cord: "red-white" } as const;
const mourning = { title: "志", knot: "musubikiri", cord: "black-white" } as const;

describe("a のし", () => {
  it("never has a bow for a joy that must not repeat, and says what to choose", () => {
    expect(noshiRefusal(wedding, { ...plain, title: "寿" })).toEqual({
      part: "knot",
      message:
        "「御結婚祝い」には、何度も結び直せる蝶結びをお使いいただけません。結び切りかあわじ結びをお選びください。",
    });
    expect(noshiRefusal(wedding, { ...plain, title: "寿", knot: "awajimusubi" })).toBeNull();
    expect(noshiRefusal(birth, { ...plain, title: "御結婚御祝" })?.message).toContain("「御結婚御祝」");
    expect(knotRefusal(birth, "御出産御祝", "chomusubi")).toBeNull();
  });

  it("of mourning is never red and white, and has no words of joy", () => {
    expect(noshiRefusal(condolence, mourning)).toBeNull();
    expect(noshiRefusal(condolence, { ...mourning, cord: "yellow-white" })).toBeNull();
    expect(noshiRefusal(condolence, { ...mourning, cord: "red-white" })?.part).toBe("cord");
    expect(noshiRefusal(condolence, { ...mourning, title: "御祝" })).toMatchObject({
      part: "title",
      message: expect.stringContaining("「志」「御供」"),
    });
  });

  it("of a joy has neither words nor cords of mourning", () => {
    expect(noshiRefusal(birth, { ...plain, title: "御霊前" })?.part).toBe("title");
    expect(noshiRefusal(birth, { ...plain, cord: "black-white" })?.part).toBe("cord");
    for (const title of ["寿", "内祝", "御礼", "御見舞", "寸志", "御中元", "子供の日"]) {
      expect([title, title === "子供の日" ? null : titleRefusal(birth, title)]).toEqual([title, null]);
    }
  });

  it("with a bow never passes for an occasion that must not repeat, whatever its words", () => {
    fc.assert(
      fc.property(fc.constantFrom(wedding, condolence), fc.string(), (purpose, title) => {
        expect(noshiRefusal(purpose, { title, knot: "chomusubi", cord: "red-white" })).not.toBeNull();
      }),
    );
  });
});

describe("other parts of a gift", () => {
  it("of mourning are not festive", () => {
    const paper = { name: "季節の千代紙", is_festive: true };
    expect(festiveRefusal(condolence, paper)).toContain("「季節の千代紙」");
    expect(festiveRefusal(wedding, paper)).toBeNull();
    expect(festiveRefusal(null, paper)).toBeNull();
    expect(festiveRefusal(condolence, { ...paper, is_festive: false })).toBeNull();
  });

  it("are mournful by their words", () => {
    expect(["御供", "供", "祝 御開店"].map(isMournful)).toEqual([true, true, false]);
  });
});

describe("cautions", () => {
  const knots = ["chomusubi"] as const;
  it("name four letters, an unusual knot and words of joy in mourning, and refuse nothing", () => {
    expect(giftCautions({ ...birth, knots }, { noshi: { ...plain, title: "御新築祝" }, message: null })).toHaveLength(
      1,
    );
    expect(giftCautions({ ...birth, knots }, { noshi: { ...plain, knot: "awajimusubi" }, message: null })).toEqual([
      "「御出産祝い」には、蝶結びを用いるのが一般的です。",
    ]);
    expect(
      giftCautions({ ...condolence, knots: ["musubikiri"] }, { noshi: mourning, message: "おめでとうございます" }),
    ).toHaveLength(1);
    expect(giftCautions({ ...birth, knots }, { noshi: plain, message: "おめでとう" })).toEqual([]);
  });
});
