import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "#ui/elements/badge/badge";

export default { title: "要素/バッジ", component: Badge } satisfies Meta<typeof Badge>;

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
