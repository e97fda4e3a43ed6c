import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "#ui/elements/icon/icon";
import { iconPaths, type IconName } from "#ui/elements/icon/icon-paths";

export default { title: "要素/アイコン", component: Icon } satisfies Meta<typeof Icon>;

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
