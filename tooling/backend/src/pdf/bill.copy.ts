import type { TaxRate } from "@noren/contract";

const yen = (amount: number) => `${amount < 0 ? "\u2212" : ""}¥${Math.abs(amount).toLocaleString("ja-JP")}`;

/** Text shared by receipts and quotations. */
export const billCopy = {
  yen,
  /** The trailing dash prevents adding digits, as is customary on receipts. */
  closedYen: (amount: number) => `¥${amount.toLocaleString("ja-JP")}−`,
  day: (day: string) => {
    const [year, month, date] = day.split("-").map(Number);
    return `${year}年${month}月${date}日`;
  },
  honorific: { sama: "様", onchu: "御中" },
  name: "品名",
  unitPrice: "単価（税込）",
  quantity: "数量",
  amount: "金額（税込）",
  reduced: (name: string) => `${name} ※`,
  productsWithTax: "商品合計（税込）",
  later: "別途",
  total: "合計",
  taxIncluded: "（税込）",
  rate: (rate: TaxRate) => `${rate}%対象${rate === 8 ? "（※）" : ""}`,
  taxOf: (tax: number) => `うち消費税 ${yen(tax)}`,
  legend: "※ は軽減税率（8%）対象商品です。",
  tel: (tel: string) => `TEL ${tel}`,
  postalCode: (code: string) => `〒${code}`,
  registration: (number: string) => `登録番号 ${number}`,
} as const;
