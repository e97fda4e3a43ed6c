export const makerCopy = {
  title: "つくり手",
  loading: "つくり手を読み込んでいます",
  facts: "つくり手について",
  place: "所在地",
  founded: "創業",
  brands: "ブランド",
  brand: (name: string, count: string) => `${name}（${count}点）`,
  products: "手がける品",
  all: (count: string) => `すべての商品を見る（${count}点）`,
  back: "つくり手の一覧へ",
} as const;
