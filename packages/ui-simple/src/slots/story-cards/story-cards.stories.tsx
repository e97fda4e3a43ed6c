import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryCards } from "#ui/slots/story-cards/story-cards";
import { pictures } from "#ui/stories/pictures.fixture";

export default {
  title: "部品/読みもののカード",
  component: StoryCards,
  args: {
    cards: [
      {
        path: paths.blogArticle({ key: "a" }),
        title: "新米の日に、飯碗を選ぶ",
        image: pictures.celadon,
        facts: "2026年11月15日",
        lead: "重さ、口あたり、高台の高さ。毎日手に取る飯碗の、選びかたの話です。",
      },
      { path: paths.blogArticle({ key: "b" }), title: "写真のない記事", image: null, lead: "" },
    ],
  },
} satisfies Meta<typeof StoryCards>;
type Story = StoryObj<typeof StoryCards>;

export const Plain: Story = { name: "通常" };
