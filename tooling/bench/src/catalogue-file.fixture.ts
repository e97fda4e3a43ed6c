/** Rows of the generated file, each a product. */
export const ROWS = 10_000;

const NAMES = ["皿", "椀", "マグ", "急須", "花瓶", "手拭い", "盆", "箸"];
const CATEGORIES = ["食器", "湯呑み", "花器", "茶", "雑貨", "布", "台所", "文具"];
const HEADER = "Handle,Title,Body (HTML),Vendor,Type,Tags,Variant SKU,Variant Inventory Qty,Variant Price";
const DESCRIPTION = "土から作った器です。毎日の食卓に。".repeat(6);

const row = (index: number) =>
  [
    `item-${index}`,
    `手描きの${NAMES[index % NAMES.length]} ${index}番`,
    DESCRIPTION,
    `窯元${index % 120}`,
    CATEGORIES[index % CATEGORIES.length],
    '"新作, 陶器"',
    `SKU-${index}`,
    index % 20,
    500 + ((index * 37) % 20_000),
  ].join(",");

/** A product file as Shopify exports it. */
export const catalogueFile = (): string =>
  `${[HEADER, ...Array.from({ length: ROWS }, (_, index) => row(index))].join("\n")}\n`;
