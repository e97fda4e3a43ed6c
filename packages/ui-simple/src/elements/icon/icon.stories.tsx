import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "#ui/elements/icon/icon";
import { iconPaths, type IconName } from "#ui/elements/icon/icon-paths";
import { usage } from "#ui/stories/usage";

export default {
  title: "要素/アイコン",
  component: Icon,
  tags: ["autodocs"],
  args: { name: "gift" },
  argTypes: {
    name: { description: "印の名前。「一覧」にすべてあります。", control: "select", options: Object.keys(iconPaths) },
    size: {
      description: "大きさ（px）。文字の中は16か20、ボタンは20、空の状態は40。",
      control: "select",
      options: [16, 20, 24, 32, 40],
    },
    className: { description: "色は`currentColor`。置く側の文字の色になります。", control: false },
  },
  parameters: usage(
    "飾りの印です。読み上げには出ないので、意味はそばの文字か`IconButton`のラベルが持ちます。テーマは`icon-paths`を差し替えられます。",
  ),
} satisfies Meta<typeof Icon>;

export const One: StoryObj<typeof Icon> = { name: "通常" };

export const All: StoryObj = {
  name: "一覧",
  render: () => (
    <ul style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))", gap: "1rem" }}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name} style={{ display: "flex", gap: "0.75rem", alignItems: "center" }}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: StoryObj = {
  name: "大きさ",
  render: () => (
    <p style={{ display: "flex", gap: "1rem", alignItems: "end" }}>
      {([16, 20, 24, 32, 40] as const).map((size) => (
        <Icon key={size} name="gift" size={size} />
      ))}
    </p>
  ),
};
