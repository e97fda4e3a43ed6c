import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ContactSection } from "#ui/slots/shop-contact/contact-section";
import { ShopContact } from "#ui/slots/shop-contact/shop-contact";
import { contact } from "#ui/stories/shop.fixture";

it("links the phone number and the email", () => {
  render(<ShopContact contact={contact} />);
  const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(link("03-0142-0351")).toBe("tel:0301420351");
  expect(link("support@orifushi.example")).toBe("mailto:support@orifushi.example");
  expect(screen.getByText("（平日 10:00〜17:00）")).not.toBeNull();
});

it("shows only what the shop has set", () => {
  const { container } = render(<ShopContact contact={{ ...contact, phone: null, hours: null }} />);
  expect(container.textContent).toBe("メール support@orifushi.example");
});

it("shows nothing in a shop without a contact", () => {
  const { container } = render(<ContactSection contact={null} />);
  expect(container.innerHTML).toBe("");
});
