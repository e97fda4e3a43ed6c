import type { Meta, StoryObj } from "@storybook/react-vite";
import { MaintenanceView } from "#ui/screens/maintenance/maintenance-view";
import { inBareLayout } from "#ui/stories/in-frame";

export default {
  title: "画面/メンテナンス",
  component: MaintenanceView,
  parameters: { layout: "fullscreen" },
  decorators: [inBareLayout],
  args: { until: "2026-11-21T06:00:00+09:00", message: "" },
} satisfies Meta<typeof MaintenanceView>;
type Story = StoryObj<typeof MaintenanceView>;

export const Until: Story = { name: "終わりが分かる" };
export const OwnMessage: Story = {
  name: "お店からのことば",
  args: {
    message:
      "倉庫の引っ越しのため、オンラインショップをお休みしております。\nすでにいただいたご注文は、予定どおりお届けいたします。",
  },
};
export const Open: Story = { name: "終わりが分からない", args: { until: null } };
