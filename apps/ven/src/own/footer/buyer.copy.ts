export const buyerCopy = {
  title: "仕入れの方へ",
  cutOff: "締め時刻と都道府県別のお届け",
  cutOffLead: "送料、便の日数、離島の扱い",
  invoice: "適格請求書発行事業者の登録番号",
  invoiceLead: "特定商取引法に基づく表記にあります",
  quotation: "見積書",
  quotationLead: "カートの内容を、そのままPDFに",
} as const;
