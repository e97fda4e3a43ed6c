import { describe, expect, it } from "vitest";
import { greet, quoteLine, quoteLines } from "./quote.ts";

describe("[mail.quote] text of a customer in a mail", () => {
  it.each([
    ["お客\n\n■ 【重要】", "お客 ■ 【重要】"],
    ["a\u2028b\u0085c\u202Ed", "a b cd"],
    ["https://evil.example/a?b=1", "https：//evil・example/a?b=1"],
    ["www.evil.co.jp と taro@evil.example", "www・evil・co・jp と taro＠evil・example"],
    ["例え.テスト", "例え・テスト"],
    ["evil\u00AD.example evil.\u034Fexample evil\u{E0041}.example", "evil・example evil・example evil・example"],
    ["evil).example evil.💴", "evil)・example evil・💴"],
    ["192.0.2.1 と １９２．０．２．１、192。0。2。1:80", "192・0・2・1 と １９２・０・２・１、192・0・2・1:80"],
    [
      "evil。com evil．com evil｡com ｅｖｉｌ．ｃｏｍ evil․com",
      "evil・com evil・com evil・com ｅｖｉｌ・ｃｏｍ evil・com",
    ],
    ["пример．рф example。рф", "пример・рф example・рф"],
    ["tel:0312345678 SMS:0312345678", "tel：0312345678 SMS：0312345678"],
    ["一\u2800\u3164\u115F二", "一二"],
    ["ありがとう。10時以降に。３．５kg", "ありがとう。10時以降に。３．５kg"],
    ["身長 158.5 cm、3.5", "身長 158.5 cm、3.5"],
  ])("in a line: %j is %j", (text, quoted) => {
    expect(quoteLine(text)).toBe(quoted);
  });

  it("has at most ten lines and 300 characters, and marks omissions", () => {
    expect(quoteLine("あ".repeat(121))).toBe(`${"あ".repeat(119)}…`);
    expect(quoteLines("門の前に\r\n置いてください")).toEqual(["門の前に", "置いてください"]);
    expect(quoteLines("一\n".repeat(11))).toEqual([...Array<string>(10).fill("一"), "（以下省略）"]);
    expect(quoteLines("𠮷".repeat(301))).toEqual([`${"𠮷".repeat(149)}…`, "（以下省略）"]);
    expect(quoteLines("あ".repeat(2000), true)).toEqual(["あ".repeat(2000)]);
  });

  it.each(["山田 花子", "髙橋　葛\u{E0100}子", "アレクサンドラ・ブラウン", "O’Neill Anne-Marie"])(
    "greets %s",
    (name) => {
      expect(greet(name)).toBe(`${name} 様`);
    },
  );

  it.each(["お客 ■重要 03-1234-5678", "evil.example 花子", "お振込先 下記へ：みずほ", "あ".repeat(25), "お客\n様"])(
    "does not greet by %j",
    (name) => {
      expect(greet(name)).toBe("お客様");
    },
  );
});
