import { readGiftDraft } from "@noren/validation/fields/gift-draft";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { mourningDraft } from "./draft.fixture.ts";
import { DraftSection } from "./draft-section.tsx";

export default {
  title: "for/掛け紙の下書き",
  component: DraftSection,
  parameters: { layout: "fullscreen" },
  args: { drawn: mourningDraft, isFailed: false, onRetried: () => undefined },
} satisfies Meta<typeof DraftSection>;
type Story = StoryObj<typeof DraftSection>;

const blank = readGiftDraft(() => null);

export const Mourning: Story = { name: "香典返し" };
export const Joy: Story = {
  name: "結婚内祝い（連名）",
  args: {
    drawn: {
      ...mourningDraft,
      side: "joy",
      draft: { ...mourningDraft.draft, occasion: "1", title: "内祝" },
      titles: ["内祝", "寿"],
      cords: ["red-white"],
      paper: {
        title: "内祝",
        knot: "musubikiri",
        cord: "red-white",
        strands: 10,
        has_ornament: true,
        names: ["佐伯　宗一", "道子"],
        affiliation: null,
        reading: null,
      },
    },
  },
};
export const Blank: Story = {
  name: "用途の選択前",
  args: { drawn: { ...mourningDraft, side: "joy", draft: blank, titles: [], cords: [], paper: null } },
};
export const TooLong: Story = {
  name: "長すぎるお名前",
  args: {
    drawn: {
      ...mourningDraft,
      draft: { ...mourningDraft.draft, name_1: "とても長いお名前の佐伯家" },
      tooLong: new Set(["name_1"]),
    },
  },
};
export const Failed: Story = { name: "読み込みの失敗", args: { drawn: null, isFailed: true } };
