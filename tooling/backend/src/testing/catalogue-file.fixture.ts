import { toCsv, writeTemporaryFile } from "./csv-file.ts";
import { readCatalogue } from "../import/read-catalogue.ts";

/** The columns of a Shopify export. */
export const HEADER = [
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
export type Fields = Partial<Record<(typeof HEADER)[number], string | number>>;
/** Formats rows as a Shopify export. */
export const shopify = (...rows: Fields[]) =>
  toCsv([HEADER, ...rows.map((row) => HEADER.map((name) => row[name] ?? ""))]);
/** Reads a catalogue from a file with this content. */
export const read = (text: string | Uint8Array, options = {}) => readCatalogue(writeTemporaryFile(text), options);
export const one = { Handle: "mug", Title: "マグ", "Variant Price": 1980, "Variant Inventory Qty": 5 };

/** The columns of an EC-CUBE 4 export. */
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
/** Formats rows as an EC-CUBE 4 export. */
export const ecCube = (...rows: Partial<Record<string, string | number>>[]) =>
  toCsv([EC_CUBE, ...rows.map((row) => EC_CUBE.map((name) => row[name] ?? ""))]);
export const gelato = {
  商品ID: 1,
  "公開ステータス(ID)": 1,
  商品名: "彩のジェラート",
  "商品カテゴリ(ID)": "5,6",
  "商品カテゴリ(名称)": "アイス,新入荷",
};
