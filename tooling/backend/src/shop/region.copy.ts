const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The regions of Japan as carriers use them, with the numbers of their prefectures (JIS X 0401). */
export const REGIONS: readonly { name: string; prefectures: readonly number[] }[] = [
  { name: "北海道", prefectures: [1] },
  { name: "東北", prefectures: span(2, 7) },
  { name: "関東", prefectures: span(8, 14) },
  { name: "甲信越", prefectures: [15, 19, 20] },
  { name: "北陸", prefectures: span(16, 18) },
  { name: "東海", prefectures: span(21, 24) },
  { name: "関西", prefectures: span(25, 30) },
  { name: "中国", prefectures: span(31, 35) },
  { name: "四国", prefectures: span(36, 39) },
  { name: "九州", prefectures: span(40, 46) },
  { name: "沖縄", prefectures: [47] },
];

export const BETWEEN_REGIONS = "・";
