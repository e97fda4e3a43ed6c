import type { Product } from "@noren/contract";
import { studio } from "#ui/stories/pictures.fixture";
import { product, variantWith } from "#ui/stories/product.fixture";
import type { ProductOption } from "#ui/screens/product/product.props";
import { PIECE_OPTION, type Piece, readPieces } from "./read-pieces.ts";

const measures = [
  ["一の碗", "12.1", "214", "高台のきわで泥が止まり、黒い土が大きく見えます"],
  ["二の碗", "12.3", "221", "火が強く当たり、全体が柿色に染まりました"],
  ["三の碗", "12.0", "208", "空気を絞った奥の段。灰がかった静かな白です"],
  ["四の碗", "12.4", "226", "刷毛の跡が横に残り、腰で泥が三つに割れました"],
  ["五の碗", "11.9", "219", "鉄粉がいちばん多く、夕焼けのような一点です"],
  ["六の碗", "12.2", "211", "白がよくのり、口縁だけ土の色が透けています"],
] as const;

/** A product with six pieces, of which those with these values are taken. */
export const bowlsWithout = (...taken: string[]): Product => ({
  ...product,
  key: "kohiki-meshiwan",
  name: "粉引の飯碗",
  brand: { key: "asagiri", name: "朝霧窯" },
  catch_copy: "同じ日に挽いて、同じ窯で焼いて、どれも違う。",
  product_price_with_tax: 4620,
  is_price_from: false,
  attributes: [
    { key: "place", name: "つくられた土地", text: "滋賀・甲賀", choices: ["asagiri"] },
    { key: "one_of", name: "選びかた", text: "一点ずつ選べます", choices: ["choose"] },
  ],
  specs: [
    { name: "素材", value: "陶器" },
    { name: "つくり方 一", value: "黒土を轆轤で挽く" },
    { name: "つくり方 二", value: "白い泥をひと息にかける" },
    { name: "次の窯出し", value: "十二月中旬" },
    { name: "手入れ よいこと", value: "水にくぐらせる\nよく乾かす" },
    { name: "手入れ 避けること", value: "食器洗い機" },
  ],
  options: [{ name: PIECE_OPTION, values: measures.map(([value]) => value) }],
  product_model: {
    products: measures.map(([value, width, weight, note], index) =>
      variantWith({
        id: 101 + index,
        option_values: [value],
        stock_status: taken.includes(value) ? "out" : "few",
        stock_quantity: taken.includes(value) ? null : 1,
        max_quantity: taken.includes(value) ? 0 : 1,
        image: studio(`sou-bowl-kohiki-${index + 1}`, "#e0d0b3", `粉引の飯碗、${value}`),
        specs: [
          { name: "口径", value: `${width}cm` },
          { name: "重さ", value: `${weight}g` },
          { name: "見どころ", value: note },
        ],
      }),
    ),
  },
});

/** What the model of a page says about its choice. */
export const optionsWithout = (...taken: string[]): ProductOption[] => [
  {
    name: PIECE_OPTION,
    values: bowlsWithout().product_model.products.map(({ option_values: [value = ""], image }) => ({
      value,
      image,
      isChosen: false,
      isAvailable: !taken.includes(value),
    })),
  },
];

export const piecesWithout = (...taken: string[]): Piece[] =>
  readPieces(bowlsWithout(...taken), optionsWithout(...taken)) ?? [];
