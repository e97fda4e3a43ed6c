import { describe, expect, it } from "vitest";
import { ecCube, gelato, one, read, shopify } from "../testing/catalogue-file.fixture.ts";
import { toCsv, shiftJis } from "../testing/csv-file.ts";

/** Separates cells by tabs; the commas in quotes stay. */
const toTabs = (text: string) => text.replaceAll('","', '"\t"');

describe("a Shopify file", () => {
  it("has a row per variant and per additional picture", async () => {
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
      images: [{ url: "https://a.example/1.jpg" }, { url: "https://a.example/2.jpg" }],
      variants: [
        { code: "MUG-W", optionValues: ["白"], price: 1980, beforePrice: null, stock: 5 },
        { code: "MUG-B", optionValues: ["黒"], price: 2200, beforePrice: 2500, stock: 0 },
      ],
    });
  });

  it("allows columns in any order and with their new names", async () => {
    const header = ["Price", "URL handle", "Inventory quantity", "title", "Option1 name", "Option1 value", "Status"];
    const { products } = await read(toCsv([header, [500, "cup", "", "カップ", "Title", "Default Title", "Draft"]]));
    expect(products[0]).toMatchObject({
      key: "cup",
      name: "カップ",
      options: [],
      isShow: false,
      variants: [{ price: 500, stock: 9999 }],
    });
  });

  it("sells a variant without a tracker, or one that may be oversold, regardless of its quantity", async () => {
    const header = ["Handle", "Title", "Price", "Inventory tracker", "Inventory quantity", "Variant Inventory Policy"];
    const { products, adjustments } = await read(
      toCsv([
        header,
        ["a", "自由", 100, "", 0, "deny"],
        ["b", "予約", 100, "shopify", -2, "continue"],
        ["c", "品切れ", 100, "shopify", 0, "deny"],
      ]),
    );
    expect(products.map((product) => product.variants[0]?.stock)).toEqual([9999, 9999, 0]);
    expect(adjustments.unlimited).toBe(2);
  });

  it("converts prices to yen by the rate, and counts fractions when no rate is given", async () => {
    const text = shopify({ ...one, "Variant Price": "29.99", "Variant Compare At Price": "35" });
    const [dollars] = (await read(text, { rate: 150 })).products;
    expect(dollars?.variants[0]).toMatchObject({ price: 4499, beforePrice: 5250 });
    const plain = await read(text);
    expect(plain.products[0]?.variants[0]?.price).toBe(30);
    expect(plain.adjustments.decimals).toBe(1);
  });

  it("gives a product with an unusable handle a stable key", async () => {
    const keys = async () => (await read(shopify({ ...one, Handle: "湯呑み/朱" }))).products[0]?.key;
    expect(await keys()).toMatch(/^p-[0-9a-f]{12}$/);
    expect(await keys()).toBe(await keys());
  });
});

describe("an EC-CUBE file", () => {
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
    ["UTF-16 LE", Buffer.from(`\u{feff}${text}`, "utf16le")],
    ["UTF-16 BE", Buffer.from(`\u{feff}${text}`, "utf16le").swap16()],
    ["UTF-16 LE with tabs, as Excel's Unicode text", Buffer.from(`\u{feff}${toTabs(text)}`, "utf16le")],
  ])("in %s has a row for each class, and one without a class that is not for sale", async (_, bytes) => {
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

  it("adds tax to prices at the product's rate, rounded as EC-CUBE does", async () => {
    const [food] = (await read(ecCube({ ...gelato, 販売価格: 2800, 通常価格: 3000, 税率: 8 }))).products;
    expect(food).toMatchObject({ taxRate: 8, variants: [{ price: 3024, beforePrice: 3240 }] });
    const [plain] = (await read(ecCube({ ...gelato, 販売価格: 105 }))).products;
    expect(plain).toMatchObject({ taxRate: 10, variants: [{ price: 116 }] });
    const [included] = (await read(ecCube({ ...gelato, 販売価格: 105 }), { isTaxIncluded: true })).products;
    expect(included?.variants[0]?.price).toBe(105);
  });

  it("splits search words at any comma or space, names at plain commas only", async () => {
    const row = {
      ...gelato,
      販売価格: 1,
      検索ワード: "アイス、氷菓 夏",
      "商品カテゴリ(ID)": "5",
      "商品カテゴリ(名称)": "皿、鉢",
    };
    const [product] = (await read(ecCube(row))).products;
    expect(product).toMatchObject({
      keywords: ["アイス", "氷菓", "夏"],
      categories: [{ name: "皿、鉢", number: "5" }],
    });
  });

  it("hides products that are private or deleted", async () => {
    const { products } = await read(ecCube({ ...gelato, 販売価格: 1, "公開ステータス(ID)": 2 }));
    expect(products[0]?.isShow).toBe(false);
  });

  it("treats products without a number as new, each by its code", async () => {
    const { products } = await read(
      ecCube({ 商品名: "皿", 商品コード: "A-1", 販売価格: 100 }, { 商品名: "鉢", 商品コード: "A-2", 販売価格: 100 }),
    );
    expect(products.map((product) => product.key)).toEqual(["a-1", "a-2"]);
  });
});
