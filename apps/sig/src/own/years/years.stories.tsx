import type { Meta, StoryObj } from "@storybook/react-vite";
import { years } from "./years.fixture.ts";
import { Years } from "./years.tsx";

export default {
  title: "sig/十年後",
  component: Years,
  args: { name: "story", pictures: years, sizes: "100vw" },
} satisfies Meta<typeof Years>;
type Story = StoryObj<typeof Years>;

export const Four: Story = { name: "四つの年" };
export const Two: Story = { name: "二つの年", args: { name: "two", pictures: years.slice(0, 2) } };
