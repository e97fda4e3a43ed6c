import { truncateSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvOf, fileOf, shiftJis } from "../testing/csv-file.ts";
import { ImportError } from "./import-error.ts";
import { readCatalogue } from "./read-catalogue.ts";

const HEADER = [
  "Handle",
  "Title",
  "Body (HTML)",
  "Vendor",
  "Type",
  "Tags",
  "Option1 Name",
  "Option1 Value",
  "Variant SKU",
  "Variant Inventory Qty",
  "Variant Price",
  "Variant Compare At Price",
  "Image Src",
];
type Fields = Partial<Record<(typeof HEADER)[number], string | number>>;
const shopify = (...rows: Fields[]) => csvOf([HEADER, ...rows.map((row) => HEADER.map((name) => row[name] ?? ""))]);
const read = (text: string | Uint8Array, options = {}) => readCatalogue(fileOf(text), options);
const one = { Handle: "mug", Title: "マグ", "Variant Price": 1980, "Variant Inventory Qty": 5 };

const EC_CUBE = [
  "商品ID",
  "公開ステータス(ID)",
  "公開ステータス(名称)",
  "商品名",
  "ショップ用メモ欄",
  "商品説明(一覧)",
  "商品説明(詳細)",
  "検索ワード",
  "規格分類1(名称)",
  "規格分類2(名称)",
  "商品コード",
  "在庫数",
  "在庫数無制限フラグ",
  "通常価格",
  "販売価格",
  "商品画像",
  "商品カテゴリ(ID)",
  "商品カテゴリ(名称)",
  "税率",
];
const ecCube = (...rows: Partial<Record<string, string | number>>[]) =>
  csvOf([EC_CUBE, ...rows.map((row) => EC_CUBE.map((name) => row[name] ?? ""))]);
const gelato = {
  商品ID: 1,
  "公開ステータス(ID)": 1,
  商品名: "彩のジェラート",
  "商品カテゴリ(ID)": "5,6",
  "商品カテゴリ(名称)": "アイス,新入荷",
};

describe("a file of Shopify", () => {
  it("has a row for each variant and for further pictures", async () => {
    const { format, products, problems } = await read(
      shopify(
        {
          ...one,
          "Body (HTML)": "<p>土の<b>マグ</b></p><script>alert(1)</script>",
          Vendor: "檜原窯",
          Type: "食器",
          Tags: "新作, 陶器",
          "Option1 Name": "色",
          "Option1 Value": "白",
          "Variant SKU": "MUG-W",
          "Image Src": "https://a.example/1.jpg",
        },
        {
          Handle: "mug",
          "Option1 Value": "黒",
          "Variant SKU": "MUG-B",
          "Variant Price": "2,200",
          "Variant Compare At Price": 2500,
          "Variant Inventory Qty": -3,
        },
        { Handle: "mug", "Image Src": "https://a.example/2.jpg" },
      ),
    );
    expect({ format, problems }).toEqual({ format: "shopify", problems: [] });
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({
      key: "mug",
      name: "マグ",
      brand: "檜原窯",
      categories: [{ name: "食器" }],
      keywords: ["食器", "新作", "陶器"],
      description: "土のマグ",
      options: [{ name: "色", values: ["白", "黒"] }],
      taxRate: 10,
      images: [{ address: "https://a.example/1.jpg" }, { address: "https://a.example/2.jpg" }],
      variants: [
        { code: "MUG-W", optionValues: ["白"], price: 1980, beforePrice: null, stock: 5 },
        { code: "MUG-B", optionValues: ["黒"], price: 2200, beforePrice: 2500, stock: 0 },
      ],
    });
  });

  it("has its columns in any order, spelled the new way too", async () => {
    const header = ["Price", "URL handle", "Inventory quantity", "title", "Option1 name", "Option1 value", "Status"];
    const { products } = await read(csvOf([header, [500, "cup", "", "カップ", "Title", "Default Title", "Draft"]]));
    expect(products[0]).toMatchObject({
      key: "cup",
      name: "カップ",
      options: [],
      isShow: false,
      variants: [{ price: 500, stock: 9999 }],
    });
  });

  it("gets yen by the rate, and counts fractions where none is given", async () => {
    const text = shopify({ ...one, "Variant Price": "29.99", "Variant Compare At Price": "35" });
    const [dollars] = (await read(text, { rate: 150 })).products;
    expect(dollars?.variants[0]).toMatchObject({ price: 4499, beforePrice: 5250 });
    const plain = await read(text);
    expect(plain.products[0]?.variants[0]?.price).toBe(30);
    expect(plain.notes.decimals).toBe(1);
  });

  it("has a handle that no address can carry: the product gets a key that stays the same", async () => {
    const keys = async () => (await read(shopify({ ...one, Handle: "湯呑み/朱" }))).products[0]?.key;
    expect(await keys()).toMatch(/^p-[0-9a-f]{12}$/);
    expect(await keys()).toBe(await keys());
  });
});

describe("a file of EC-CUBE", () => {
  const text = ecCube(
    { ...gelato, 販売価格: 100, "商品説明(詳細)": "一行目<br>二行目" },
    {
      ...gelato,
      "規格分類1(名称)": "チョコ",
      "規格分類2(名称)": "S",
      商品コード: "g-01",
      在庫数無制限フラグ: 1,
      通常価格: 3000,
      販売価格: 2800,
      税率: 8,
    },
    {
      ...gelato,
      "規格分類1(名称)": "抹茶",
      "規格分類2(名称)": "M",
      商品コード: "g-02",
      在庫数: 12,
      在庫数無制限フラグ: 0,
      販売価格: 2800,
    },
  );

  it.each([
    ["UTF-8", text],
    ["UTF-8 with a byte order mark", `\u{feff}${text}`],
    ["Shift_JIS", shiftJis(text)],
  ])("in %s has a row for each class, and one without that is not for sale", async (_, bytes) => {
    const { format, products, problems } = await read(bytes);
    expect({ format, problems }).toEqual({ format: "ec-cube", problems: [] });
    expect(products).toHaveLength(1);
    expect(products[0]).toMatchObject({
      key: "p1",
      name: "彩のジェラート",
      categories: [
        { name: "アイス", number: "5" },
        { name: "新入荷", number: "6" },
      ],
      description: "一行目\n二行目",
      options: [
        { name: "種類", values: ["チョコ", "抹茶"] },
        { name: "サイズ", values: ["S", "M"] },
      ],
      variants: [
        { code: "g-01", optionValues: ["チョコ", "S"], stock: 9999 },
        { code: "g-02", optionValues: ["抹茶", "M"], stock: 12 },
      ],
    });
  });

  it("has prices without tax: the rate's tax is added, rounded as EC-CUBE rounds", async () => {
    const [food] = (await read(ecCube({ ...gelato, 販売価格: 2800, 通常価格: 3000, 税率: 8 }))).products;
    expect(food).toMatchObject({ taxRate: 8, variants: [{ price: 3024, beforePrice: 3240 }] });
    const [plain] = (await read(ecCube({ ...gelato, 販売価格: 105 }))).products;
    expect(plain).toMatchObject({ taxRate: 10, variants: [{ price: 116 }] });
    const [included] = (await read(ecCube({ ...gelato, 販売価格: 105 }), { isTaxIncluded: true })).products;
    expect(included?.variants[0]?.price).toBe(105);
  });

  it("hides what is not public or deleted", async () => {
    const { products } = await read(ecCube({ ...gelato, 販売価格: 1, "公開ステータス(ID)": 2 }));
    expect(products[0]?.isShow).toBe(false);
  });

  it("takes products without a number for new ones, each by its code", async () => {
    const { products } = await read(
      ecCube({ 商品名: "皿", 商品コード: "A-1", 販売価格: 100 }, { 商品名: "鉢", 商品コード: "A-2", 販売価格: 100 }),
    );
    expect(products.map((product) => product.key)).toEqual(["a-1", "a-2"]);
  });
});

describe("a bad row", () => {
  it.each<[string, Fields, string]>([
    ["a price of 1e9", { "Variant Price": "1e9" }, "価格「1e9」を読み取れません"],
    ["a price of a thousand million", { "Variant Price": 1_000_000_000 }, "高すぎます"],
    ["a negative price", { "Variant Price": "-1" }, "読み取れません"],
    ["a price of nothing", { "Variant Price": "0" }, "1円に満たない"],
    ["no price", { "Variant Price": "" }, "価格がありません"],
    ["no name", { Title: "" }, "商品名がありません"],
    ["a very long name", { Title: "長".repeat(201) }, "長すぎます"],
    ["a formula", { Title: '=HYPERLINK("https://a.example")' }, "計算式"],
    ["a stock that is no number", { "Variant Inventory Qty": "多数" }, "在庫数「多数」"],
    ["no handle", { Handle: "" }, "「Handle」がありません"],
  ])("with %s refuses its product, by its line and reason, and no other", async (_, bad, reason) => {
    const { products, problems, refused } = await read(
      shopify(one, { ...one, Handle: "plate", Title: "皿", ...bad }, { ...one, Handle: "bowl" }),
    );
    expect(products.map((product) => product.key)).toEqual(["mug", "bowl"]);
    expect(refused).toBe(1);
    expect(problems).toEqual([{ line: 3, product: expect.any(String), reason: expect.stringContaining(reason) }]);
  });

  it("refuses the whole product that it belongs to", async () => {
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

  it("is known by the line where it begins, whatever line ends and empty lines stand before", async () => {
    const good = { ...one, "Body (HTML)": "一\n二\r\n三" };
    for (const lineEnd of ["\n", "\r\n"]) {
      const cells = (row: Fields) => HEADER.map((name) => row[name] ?? "");
      const bad = { ...one, Handle: "x", "Variant Price": "?" };
      const text = csvOf([HEADER, cells(good)], lineEnd) + lineEnd + csvOf([cells(bad)], lineEnd);
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

  it("uses a handle, a code or options again", async () => {
    const again = await read(shopify(one, { ...one, Handle: "cup" }, { ...one, Title: "別の品" }));
    expect(again.problems[0]?.reason).toContain("「mug」は2行目の商品と重なっています");
    expect(again.products.map((product) => product.key)).toEqual(["cup"]);
    const color = { "Option1 Name": "色", "Option1 Value": "白", "Variant SKU": "A" };
    const codes = await read(shopify({ ...one, ...color }, { ...one, ...color, "Option1 Value": "黒" }));
    expect(codes.problems).toEqual([{ line: 3, product: "マグ", reason: "商品コード「A」は2行目と重なっています。" }]);
    const options = await read(shopify({ ...one, ...color }, { ...one, ...color, "Variant SKU": "B" }));
    expect(options.problems[0]?.reason).toBe("「白」は2行目と重なっています。");
  });

  it("of EC-CUBE has a rate that Japan does not have, or an odd flag", async () => {
    const { problems } = await read(
      ecCube({ ...gelato, 販売価格: 100, 税率: 5 }, { ...gelato, 商品ID: 2, 販売価格: 100, 在庫数無制限フラグ: "x" }),
    );
    expect(problems.map((problem) => problem.reason)).toEqual([
      "税率「5」は使えません。8か10で入力してください。",
      "「在庫数無制限フラグ」の値「x」を読み取れません。",
    ]);
  });
});

describe("a file as a whole", () => {
  it.each([
    ["empty", "", "ファイルが空です"],
    ["without a known header", "a,b\n1,2\n", "判断できませんでした"],
    ["with its header only", csvOf([HEADER]), "商品の行がありません"],
    ["without a needed column", "Handle,Title\nmug,マグ\n", "必要な列がありません：Variant Price"],
    ["with a column twice", "Handle,Title,Variant Price,Title\n", "「Title」が二つあります"],
    ["of a spreadsheet", Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), "CSVファイルではありません"],
    ["in no known encoding", Buffer.from([0x48, 0x61, 0xff, 0xff, 0xff, 0x0a]), "文字コード"],
  ])("%s is refused", async (_, bytes, message) => {
    const refused = read(bytes);
    await expect(refused).rejects.toThrow(ImportError);
    await expect(refused).rejects.toThrow(message);
  });

  it("that is missing or a folder is refused", async () => {
    await expect(readCatalogue("/nowhere/a.csv")).rejects.toThrow("ファイルが見つかりません");
    await expect(readCatalogue("/")).rejects.toThrow("ファイルを読み取れません");
  });

  it("of 100 MB is refused before it is read", async () => {
    const file = fileOf("Handle");
    truncateSync(file, 100 * 1024 * 1024);
    await expect(readCatalogue(file)).rejects.toThrow("ファイルが大きすぎます（上限 64MB）");
  });

  it.each([
    ["never closed", `${shopify(one)}"plate,皿,"100\n`, "3行目"],
    ["in the midst of a cell", `${shopify(one)}plate,皿"大",1\n`, "3行目"],
  ])("with a quote %s is refused by the line", async (_, text, line) => {
    await expect(read(text)).rejects.toThrow(line);
  });

  it("of any text is either read or refused in words", async () => {
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
