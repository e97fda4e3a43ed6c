import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContactSection } from "#ui/slots/shop-contact/contact-section";
import { ShopContact } from "#ui/slots/shop-contact/shop-contact";
import { contact } from "#ui/stories/shop.fixture";

export default {
  title: "部品/お店の連絡先",
  component: ShopContact,
  args: { contact },
} satisfies Meta<typeof ShopContact>;
type Story = StoryObj<typeof ShopContact>;

export const Whole: Story = { name: "通常" };
export const OnlyEmail: Story = { name: "メールのみ", args: { contact: { ...contact, phone: null, hours: null } } };
export const Section: Story = { name: "ご注文の画面", render: (args) => <ContactSection {...args} /> };
