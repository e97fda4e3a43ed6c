import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProductReviewsView } from "#ui/screens/product/product-reviews-view";
import { ownReview, productReviews, reviewList as list } from "#ui/stories/reviews.fixture";

const none = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0, path: "#reviews", isCurrent: false }));

const photos = { files: [], onChosen: () => undefined, onRemoved: () => undefined };

export default {
  title: "画面/商品のレビュー",
  component: ProductReviewsView,
  args: productReviews,
} satisfies Meta<typeof ProductReviewsView>;
type Story = StoryObj<typeof ProductReviewsView>;

export const Plain: Story = { name: "通常" };
export const OneRating: Story = {
  name: "評価で絞り込み",
  args: {
    list: {
      ...list,
      reviews: list.reviews.slice(0, 1),
      ratings: list.ratings.map((each) => ({ ...each, isCurrent: each.rating === 5 })),
      allPath: "#reviews",
      nextPath: null,
    },
  },
};
export const Empty: Story = {
  name: "空",
  args: {
    list: { ...list, reviews: [], summary: { total: 0, average: null, by_rating: [] }, ratings: none, nextPath: null },
    writing: { kind: "login", path: paths.login() },
  },
};
export const Writing: Story = {
  name: "投稿",
  args: { writing: { kind: "form", needsApproval: true, photos, onSubmitted: async () => undefined } },
};
export const Received: Story = {
  name: "公開前の確認中",
  args: {
    writing: { kind: "done", isPublished: false },
    own: { review: ownReview, onDeleted: async () => undefined },
  },
};
export const Loading: Story = { name: "読込中", args: { list: null, writing: null } };
