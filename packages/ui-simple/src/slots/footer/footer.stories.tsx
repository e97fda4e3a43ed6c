import type { Meta, StoryObj } from "@storybook/react-vite";
import { BusinessCalendar } from "#ui/slots/business-calendar/business-calendar";
import { Footer, MinimalFooter } from "#ui/slots/footer/footer";
import { businessDates, contact, footerGroups, legalLinks } from "#ui/stories/shop.fixture";

export default {
  title: "部品/フッター",
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: {
    shopName: "のれん商店",
    groups: footerGroups,
    legalLinks,
    contact,
    children: <BusinessCalendar dates={businessDates} today="2026-11-20" />,
  },
} satisfies Meta<typeof Footer>;
type Story = StoryObj<typeof Footer>;

export const Full: Story = { name: "通常" };
export const Quiet: StoryObj = {
  name: "手続き中",
  render: () => <MinimalFooter shopName="のれん商店" legalLinks={legalLinks} contact={contact} />,
};
