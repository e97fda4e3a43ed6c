import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Blocks } from "#ui/slots/blocks/blocks";
import couponStories from "#ui/screens/coupon-list/coupon-list-view.stories";
import { pictures } from "#ui/stories/pictures.fixture";
import { categories, products } from "#ui/stories/products.fixture";

export default {
  title: "部品/ブロック",
  component: Blocks,
  args: {
    blocks: [
      { name: "coupons", props: { title: "この特集で使えるクーポン", coupons: couponStories.args.offered } },
      { name: "heading", props: { text: "炊きたてを、よそう", lead: "手に包んだときの丸みで選びました。" } },
      {
        name: "picture",
        props: {
          image: pictures.celadon,
          caption: "新米は、いつもより少し少なめの水で。",
          link: { href: paths.productList({ category: "bowls" }), label: "飯碗を見る" },
        },
      },
      { name: "text", props: { html: "<h3>縁の薄さ</h3><p>毎日の一膳が待ち遠しくなる碗です。</p>" } },
      { name: "products", props: { title: "飯碗", products: products.slice(0, 3) } },
      { name: "collection", props: { title: "人気ランキング", products: [] } },
      {
        name: "banners",
        props: {
          banners: [
            {
              id: 1,
              area: "lp",
              is_show: true,
              title: "贈りものの支度",
              lead: "のしと包装は無料です。",
              link: paths.productList({ category: "gift" }),
              image: pictures.celadon,
            },
            {
              id: 2,
              area: "lp",
              is_show: true,
              title: "秋の壁紙",
              lead: "スマートフォンの背景にお使いください。",
              link: null,
              image: pictures.celadon,
            },
          ],
        },
      },
      { name: "categories", props: { title: "カテゴリーから探す", categories } },
      {
        name: "news",
        props: {
          title: "お知らせ",
          news: [
            {
              id: 1,
              key: "a",
              title: "年末年始の発送について",
              category: "営業",
              published_at: "2026-11-14T10:00:00+09:00",
              is_read: null,
            },
          ],
        },
      },
      {
        name: "blogs",
        props: {
          title: "読みもの",
          blogs: [
            {
              key: "a",
              title: "秋の窯をたずねて",
              lead: "坂の途中の登り窯で。",
              category: "産地を訪ねる",
              author: null,
              image: pictures.celadon,
              published_at: "2026-10-30T10:00:00+09:00",
            },
          ],
        },
      },
      {
        name: "qas",
        props: {
          title: "よくあるご質問",
          qas: [
            {
              id: 1,
              category: "ギフト",
              category_key: "gift",
              question: "のしや包装をお願いできますか。",
              answer: "<p>はい。承ります。</p>",
            },
          ],
        },
      },
      { name: "button", props: { href: paths.productList(), label: "すべての商品を見る" } },
    ],
    loginPath: null,
    busyId: null,
    onTaken: () => undefined,
    onBannerSaved: () => undefined,
    onFavouriteToggled: () => undefined,
    onAddedToCart: () => undefined,
  },
} satisfies Meta<typeof Blocks>;
type Story = StoryObj<typeof Blocks>;

export const Every: Story = { name: "すべての種類" };
export const Guest: Story = { name: "ゲスト", args: { loginPath: paths.login() } };
