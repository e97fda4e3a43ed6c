import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText, parseCsv, unescapeCell } from "./read-csv.ts";
import { csvText, encodeText } from "./write-csv.ts";

describe("CSV", () => {
  it.each([
    ["=1+1", `"'=1+1"\r\n`],
    ["+81", `"'+81"\r\n`],
    ["-1", `"'-1"\r\n`],
    ["@SUM(A1)", `"'@SUM(A1)"\r\n`],
    ["\t=1", `"'\t=1"\r\n`],
    ["\r=1", `"'\r=1"\r\n`],
    ["＝1", `"'＝1"\r\n`],
    ["a=1", `"a=1"\r\n`],
    ['a"b,c', '"a""b,c"\r\n'],
    [null, '""\r\n'],
    [12, '"12"\r\n'],
  ])("escapes %j so that a spreadsheet shows it and never runs it", (cell, text) =>
    expect(csvText([[cell]])).toBe(text),
  );

  it("survives a round trip with any content", () => {
    const cell = fc
      .string({ unit: "grapheme" })
      .map((text) => text.replace(/\r\n?/g, "\n").replace(/^'+(?=[=+\-@\t＝＋－＠])/, ""));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const text = decodeText(encodeText(csvText(rows), "utf-8")) ?? "";
        expect(parseCsv(text)?.map(({ cells }) => cells.map(unescapeCell))).toEqual(rows);
      }),
    );
  });

  it("reports the first line of each row, past line breaks in cells and empty lines", () => {
    expect(parseCsv('a,b\n"1\n2",c\n\nd\n')).toEqual([
      { line: 1, cells: ["a", "b"] },
      { line: 2, cells: ["1\n2", "c"] },
      { line: 5, cells: ["d"] },
    ]);
    expect(parseCsv('a,"b\nc')).toBeUndefined();
  });

  it("is detected by its bytes, and keeps variant kanji in Shift_JIS too", () => {
    const text = "髙橋,①,ソ連,～\r\n";
    expect(decodeText(encodeText(text, "shift_jis"))).toBe("髙橋,①,ソ連,～\n");
    expect(decodeText(encodeText(text, "utf-8"))).toBe("髙橋,①,ソ連,～\n");
    expect(decodeText(encodeText("𠮷田😀", "shift_jis"))).toBe("〓田〓");
    expect(decodeText(new Uint8Array([0xff, 0xfe, 0x80]))).toBeUndefined();
  });
});
