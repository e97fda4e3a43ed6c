import { paths } from "@noren/contract/paths";
import { pictureUrl } from "@noren/contract/picture";
import type { ProductReviewsProps } from "#ui/screens/product/product-reviews.props";
import { pictures } from "#ui/stories/pictures.fixture";
import { product } from "#ui/stories/product.fixture";

const photos = [pictures.celadon, pictures.kohiki].map((picture) => ({
  url: pictureUrl("/storage/simple", picture, 800, "jpeg"),
  thumbnail_url: pictureUrl("/storage/simple", picture, 240, "jpeg"),
}));

const reviewOf = (id: number, rating: number, title: string | null, body: string, nickname: string) => ({
  id,
  product_id: product.id,
  rating,
  title,
  body,
  nickname,
  is_purchased: id !== 3,
  helpful_count: id === 1 ? 12 : 0,
  photos: id === 1 ? photos : [],
  isMarked: id === 2,
  created_at: `2026-11-${String(20 - id).padStart(2, "0")}T03:00:00.000Z`,
});

const pathOf = (name: string, value: number | string) =>
  `${paths.product({ key: product.key }, { [name]: value })}#reviews`;

/** The newest three of eight reviews. */
export const reviewList: NonNullable<ProductReviewsProps["list"]> = {
  reviews: [
    reviewOf(
      1,
      5,
      "白いごはんが映えます",
      "写真より少し緑がかった、静かな色でした。軽くて口あたりもよく、毎朝これで食べています。",
      "こめ好き",
    ),
    reviewOf(
      2,
      4,
      null,
      "思ったより小ぶりです。\n子どもと私にはちょうどよく、夫にはもう少し大きいものがほしいところ。",
      "三人家族",
    ),
    reviewOf(
      3,
      3,
      "箱が大きめ",
      "器は気に入りましたが、箱が大きくて処分に困りました。簡易包装を選べるとうれしいです。",
      "m.s",
    ),
  ],
  summary: { total: 8, average: 4.3, by_rating: [] },
  ratings: [4, 3, 1, 0, 0].map((count, index) => ({
    rating: 5 - index,
    count,
    path: pathOf("stars", 5 - index),
    isCurrent: false,
  })),
  sorts: (["newest", "helpful", "rating_desc", "rating_asc"] as const).map((sort) => ({
    sort,
    path: pathOf("sort", sort),
    isCurrent: sort === "newest",
  })),
  allPath: null,
  previousPath: null,
  nextPath: pathOf("reviews", 2),
};

export const productReviews: ProductReviewsProps = {
  onHelpfulMarked: () => undefined,
  own: null,
  list: reviewList,
  writing: { kind: "link", path: pathOf("review", "write") },
};

/** A member's review that waits for the shop's approval. */
export const ownReview = {
  ...reviewOf(9, 5, "朝が楽しみに", "釉薬の色がごはんによく合います。写真は炊きたてです。", "かもめ"),
  photos,
  is_published: false,
};
