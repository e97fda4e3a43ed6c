import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { SitemapView } from "#ui/screens/sitemap/sitemap-view";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/サイトマップ",
  component: SitemapView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    sections: [
      {
        title: "商品を探す",
        links: [
          { path: paths.productList(), name: "すべての商品" },
          {
            path: paths.productList({ category: "kitchen" }),
            name: "台所・食卓",
            children: [{ path: paths.productList({ category: "bowls" }), name: "茶碗・飯碗" }],
          },
        ],
      },
      {
        title: "タグから探す",
        links: [
          { path: paths.productList({ tag: "wedding" }), name: "結婚祝いに" },
          { path: paths.productList({ tag: "friends-sale" }), name: "お得意さまご招待会", isLocked: true },
        ],
      },
      {
        title: "ご利用案内",
        links: [
          { path: paths.faq(), name: "よくあるご質問" },
          { path: paths.contact(), name: "お問い合わせ" },
        ],
      },
    ],
  },
} satisfies Meta<typeof SitemapView>;
type Story = StoryObj<typeof SitemapView>;

export const Plain: Story = { name: "通常" };
