import { describe, expect, it } from "vitest";
import { layOutAffiliation, layOutNames, layOutReading, layOutTitle, lettersOf, PAPER } from "./noshi-layout.ts";

const endOf = ({ text, top, size, spacing }: ReturnType<typeof layOutTitle>) =>
  top + lettersOf(text) * size + (lettersOf(text) - 1) * spacing;

describe("layOutTitle", () => {
  it("reduces the size with the number of letters, and ends above the knot", () => {
    const titles = ["寿", "内祝", "快気祝", "満中陰志", "御結婚御祝", "ありがとうございます"].map(layOutTitle);
    const sizes = titles.map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    for (const title of titles) {
      expect(title.x).toBe(PAPER.middle);
      expect(endOf(title)).toBeLessThanOrEqual(PAPER.cord - 42);
    }
  });
});

describe("layOutNames", () => {
  it("places names of one size from right to left, around the middle", () => {
    const columns = layOutNames(["髙橋 一郎", "山﨑", "𠮷野 三郎"]);
    expect(columns.map(({ x }) => Math.sign(x - PAPER.middle))).toEqual([1, 0, -1]);
    expect(new Set(columns.map(({ size }) => size)).size).toBe(1);
    for (const column of columns) expect(endOf(column)).toBeLessThanOrEqual(PAPER.height);
  });

  it("aligns a given name with the end of the first name", () => {
    const [full, given] = layOutNames(["山田　太郎", "花子"]);
    expect(endOf(given!)).toBeCloseTo(endOf(full!));
    expect(given!.top).toBeGreaterThan(full!.top);
    const [one, other] = layOutNames(["髙橋", "渡邊"]);
    expect(other!.top).toBe(one!.top);
  });

  it("has the reading and, further right, the company in smaller letters beside the first name", () => {
    const [name] = layOutNames(["美咲"]);
    const reading = layOutReading("みさき", name!);
    const company = layOutAffiliation("株式会社のれん堂", name, true);
    expect(reading.size).toBeLessThan(name!.size / 2);
    expect(reading.x).toBeGreaterThan(name!.x);
    expect(company.x).toBeGreaterThan(reading.x);
    expect(company.top).toBeLessThanOrEqual(name!.top);
    expect(layOutAffiliation("山田組", undefined, false).x).toBe(PAPER.middle);
  });
});

describe("lettersOf", () => {
  it("counts a kanji with a variation selector as one letter", () => {
    expect(lettersOf("葛\u{E0100}𠮷")).toBe(2);
  });
});
