/** A catalogue request without its email. */
export const catalog = {
  kind: "catalog",
  last_name: "山田",
  first_name: "花子",
  last_name_kana: "ヤマダ",
  first_name_kana: "ハナコ",
  postal_code: "1500001",
  prefecture: "東京都",
  city: "渋谷区",
  address1: "神宮前1-2-3",
  phone_number: "0312345678",
  catalog: "2026年秋冬号",
  quantity: 2,
};
