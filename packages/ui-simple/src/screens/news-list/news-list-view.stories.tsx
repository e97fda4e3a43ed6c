import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { NewsListView } from "#ui/screens/news-list/news-list-view";
import { inShop } from "#ui/stories/in-frame";

const news = (key: string, category: string, title: string, day: string, isUnread = false) => ({
  title,
  category,
  published_at: `${day}T10:00:00+09:00`,
  path: paths.newsArticle({ key }),
  isUnread,
});

export default {
  title: "画面/お知らせ",
  component: NewsListView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    category: null,
    news: [
      news("a", "再入荷", "切子のグラス「瑠璃」が再入荷しました", "2026-11-18"),
      news("b", "営業", "年末年始の発送について", "2026-11-14"),
    ],
    pagination: { total: 2, per: 10, last: 1, current: 1 },
    pagePath: (page) => paths.newsList({ page }),
    listPath: paths.newsList(),
  },
} satisfies Meta<typeof NewsListView>;
type Story = StoryObj<typeof NewsListView>;

export const Plain: Story = { name: "通常" };
export const Member: Story = {
  name: "会員の未読",
  args: { category: "再入荷", news: [news("a", "再入荷", "切子のグラス「瑠璃」が再入荷しました", "2026-11-18", true)] },
};
export const Empty: Story = { name: "空", args: { news: [] } };
export const Loading: Story = { name: "読込中", args: { news: null } };
