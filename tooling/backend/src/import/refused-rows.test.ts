import { truncateSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ecCube, type Fields, gelato, HEADER, one, read, shopify } from "../testing/catalogue-file.fixture.ts";
import { toCsv, writeTemporaryFile } from "../testing/csv-file.ts";
import { importCopy } from "./import.copy.ts";
import { ImportError } from "./import-error.ts";
import { readCatalogue } from "./read-catalogue.ts";

describe("a bad row", () => {
  it.each<[string, Fields, string]>([
    ["a price of 1e9", { "Variant Price": "1e9" }, "価格「1e9」を読み取れません"],
    ["a price above the limit", { "Variant Price": 1_000_000_000 }, "高すぎます"],
    ["a negative price", { "Variant Price": "-1" }, "読み取れません"],
    ["a price of zero", { "Variant Price": "0" }, "1円に満たない"],
    ["no price", { "Variant Price": "" }, "価格がありません"],
    ["no name", { Title: "" }, "商品名がありません"],
    ["a very long name", { Title: "長".repeat(201) }, "長すぎます"],
    ["a formula", { Title: '=HYPERLINK("https://a.example")' }, "計算式"],
    ["a stock that is not a number", { "Variant Inventory Qty": "多数" }, "在庫数「多数」"],
    ["no handle", { Handle: "" }, "「Handle」がありません"],
  ])("with %s rejects only its product, and reports line and reason", async (_, bad, reason) => {
    const { products, problems, refused } = await read(
      shopify(one, { ...one, Handle: "plate", Title: "皿", ...bad }, { ...one, Handle: "bowl" }),
    );
    expect(products.map((product) => product.key)).toEqual(["mug", "bowl"]);
    expect(refused).toBe(1);
    expect(problems).toEqual([{ line: 3, product: expect.any(String), reason: expect.stringContaining(reason) }]);
  });

  it("rejects the whole product that it belongs to", async () => {
    const { products, problems } = await read(
      shopify(
        { ...one, "Option1 Name": "色", "Option1 Value": "白" },
        { Handle: "mug", "Option1 Value": "黒", "Variant Price": "無料" },
      ),
    );
    expect(products).toEqual([]);
    expect(problems).toEqual([
      { line: 3, product: "マグ", reason: "価格「無料」を読み取れません。数字で入力してください。" },
    ]);
  });

  it("is reported by its first line, with any line ends and empty lines before it", async () => {
    const good = { ...one, "Body (HTML)": "一\n二\r\n三" };
    for (const lineEnd of ["\n", "\r\n"]) {
      const cells = (row: Fields) => HEADER.map((name) => row[name] ?? "");
      const bad = { ...one, Handle: "x", "Variant Price": "?" };
      const text = toCsv([HEADER, cells(good)], lineEnd) + lineEnd + toCsv([cells(bad)], lineEnd);
      const { problems } = await read(text);
      expect(problems.map((problem) => problem.line)).toEqual([6]);
    }
  });

  it("has too few or too many cells", async () => {
    const { problems } = await read(`${shopify(one)}"x","y"\r\n`);
    expect(problems).toEqual([
      { line: 3, product: "y", reason: `列の数が見出しと合いません（見出し${HEADER.length}列、この行2列）。` },
    ]);
  });

  it("repeats a handle, a code or options", async () => {
    const again = await read(shopify(one, { ...one, Handle: "cup" }, { ...one, Title: "別の品" }));
    expect(again.problems[0]?.reason).toContain("「mug」は2行目の商品と重なっています");
    expect(again.products.map((product) => product.key)).toEqual(["cup"]);
    const color = { "Option1 Name": "色", "Option1 Value": "白", "Variant SKU": "A" };
    const codes = await read(shopify({ ...one, ...color }, { ...one, ...color, "Option1 Value": "黒" }));
    expect(codes.problems).toEqual([{ line: 3, product: "マグ", reason: "商品コード「A」は2行目と重なっています。" }]);
    const options = await read(shopify({ ...one, ...color }, { ...one, ...color, "Variant SKU": "B" }));
    expect(options.problems[0]?.reason).toBe("「白」は2行目と重なっています。");
  });

  it("has the same key as another product, written differently", async () => {
    const { products, problems } = await read(shopify(one, { ...one, Handle: "MUG", Title: "別のマグ" }));
    expect(products.map((product) => product.name)).toEqual(["マグ"]);
    expect(problems).toMatchObject([{ line: 3, reason: expect.stringContaining("2行目の商品と同じになります") }]);
  });

  it("is quoted clipped, with control characters escaped", async () => {
    const flood = `\u001b[2J\u202e価格\n${"あ".repeat(100_000)}`;
    const { problems } = await read(
      shopify({ ...one, "Variant Price": flood }, { ...one, Handle: "b", Title: `b\u009b31m\n${"い".repeat(300)}` }),
    );
    const reasons = problems.map(({ line, product, reason }) => importCopy.summary.refusedRow(line, product, reason));
    expect(reasons).toHaveLength(2);
    for (const reason of reasons) {
      expect(reason.length).toBeLessThan(200);
      expect(reason).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    }
    expect(reasons[0]).toContain("価格「[2J\\u{202e}価格\\u{000a}あああ");
    expect(reasons[1]).toContain("「b\\u{009b}31m い");
  });

  it("of EC-CUBE has an unknown tax rate or flag", async () => {
    const { problems } = await read(
      ecCube({ ...gelato, 販売価格: 100, 税率: 5 }, { ...gelato, 商品ID: 2, 販売価格: 100, 在庫数無制限フラグ: "x" }),
    );
    expect(problems.map((problem) => problem.reason)).toEqual([
      "税率「5」は使えません。8か10で入力してください。",
      "「在庫数無制限フラグ」の値「x」を読み取れません。",
    ]);
  });
});

describe("an unreadable file", () => {
  it.each([
    ["empty", "", "ファイルが空です"],
    ["without a known header", "a,b\n1,2\n", "判断できませんでした"],
    ["with its header only", toCsv([HEADER]), "商品の行がありません"],
    ["without a required column", "Handle,Title\nmug,マグ\n", "必要な列がありません：Variant Price"],
    ["with a column twice", "Handle,Title,Variant Price,Title\n", "「Title」が二つあります"],
    ["of a spreadsheet", Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), "CSVファイルではありません"],
    ["in no known encoding", Buffer.from([0x48, 0x61, 0xff, 0xff, 0xff, 0x0a]), "文字コード"],
    ["in UTF-16 with half a character", Buffer.from([0xff, 0xfe, 0x48, 0x00, 0x61]), "文字コード"],
    ["in UTF-16 without a byte order mark", Buffer.from("Handle,Title", "utf16le"), "CSVファイルではありません"],
  ])("%s is rejected", async (_, bytes, message) => {
    const refused = read(bytes);
    await expect(refused).rejects.toThrow(ImportError);
    await expect(refused).rejects.toThrow(message);
  });

  it("that is missing or a folder is rejected", async () => {
    await expect(readCatalogue("/nowhere/a.csv")).rejects.toThrow("ファイルが見つかりません");
    await expect(readCatalogue("/")).rejects.toThrow("ファイルを読み取れません");
  });

  it("of 100 MB is rejected before it is read", async () => {
    const file = writeTemporaryFile("Handle");
    truncateSync(file, 100 * 1024 * 1024);
    await expect(readCatalogue(file)).rejects.toThrow("ファイルが大きすぎます（上限 64MB）");
  });

  it.each([
    ["never closed", `${shopify(one)}"plate,皿,"100\n`, "3行目"],
    ["inside a cell", `${shopify(one)}plate,皿"大",1\n`, "3行目"],
  ])("with a quote %s is rejected with its line", async (_, text, line) => {
    await expect(read(text)).rejects.toThrow(line);
  });

  it("with arbitrary text is either read or rejected with a message", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 80 }), fc.boolean(), async (text, isRow) => {
        const content = isRow ? `Handle,Title,Variant Price\n${text}` : text;
        const answer = await read(content || "x").catch((error: unknown) => error);
        expect(answer instanceof Error ? answer : undefined).toSatisfy(
          (error) => error === undefined || error instanceof ImportError,
        );
      }),
      { numRuns: 60 },
    );
  });
});
