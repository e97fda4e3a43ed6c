import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "#ui/elements/badge/badge";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/バッジ",
  component: Badge,
  tags: ["autodocs"],
  args: { children: "新着", tone: "accent" },
  argTypes: {
    tone: {
      description: "意味で選びます。`accent`は新しいもの、`required`は入力が必須の欄。",
      control: "select",
      options: ["neutral", "accent", "danger", "success", "warning", "required"],
    },
    children: { description: "2〜6文字。色が分からなくても意味が通る言葉にします。", control: "text" },
  },
  parameters: usage("商品・注文・入力欄に添える短い札です。押せません。一つの商品に三つまでにします。"),
} satisfies Meta<typeof Badge>;

export const One: StoryObj<typeof Badge> = { name: "通常" };

export const All: StoryObj = {
  name: "一覧",
  render: () => (
    <p style={{ display: "flex", flexWrap: "wrap", gap: "0.5rem" }}>
      <Badge>在庫切れ</Badge>
      <Badge tone="accent">新着</Badge>
      <Badge tone="danger">値下げ</Badge>
      <Badge tone="success">お届け済み</Badge>
      <Badge tone="warning">残りわずか</Badge>
      <Badge tone="required">必須</Badge>
    </p>
  ),
};
