import { composeStories } from "@storybook/react-vite";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { addressBookCopy as copy } from "#ui/screens/address-book/address-book.copy";
import * as stories from "#ui/screens/address-book/address-book-view.stories";
import { recipientsCopy } from "#ui/slots/recipients/recipients.copy";

const { Many } = composeStories(stories);

it("shows a long book in parts, and saves it for Excel too", () => {
  const [address] = Many.args.addresses ?? [];
  const addresses = Array.from({ length: 120 }, (_, id) => ({ ...address!, id, shipping_name: `佐藤 ${id}` }));
  const onExported = vi.fn();
  const { container } = render(<Many addresses={addresses} limit={500} file={{ ...Many.args.file!, onExported }} />);
  const count = () => container.querySelectorAll("main address").length;
  expect(count()).toBe(50);
  fireEvent.click(screen.getByRole("button", { name: recipientsCopy.showMore(50, 70) }));
  expect(count()).toBe(100);
  fireEvent.click(screen.getByRole("button", { name: recipientsCopy.showMore(20, 20) }));
  expect(count()).toBe(120);
  fireEvent.click(screen.getByRole("button", { name: copy.exportBook }));
  fireEvent.click(screen.getByRole("button", { name: copy.exportForExcel }));
  expect(onExported.mock.calls).toEqual([["utf-8"], ["shift_jis"]]);
});

it("finds addresses by their words, and says when there are none", () => {
  render(<Many />);
  const name = Many.args.addresses?.[0]?.shipping_name ?? "";
  const all = screen.getAllByRole("listitem").length;
  const search = screen.getByRole("searchbox", { name: recipientsCopy.search });
  fireEvent.change(search, { target: { value: name } });
  expect(screen.getAllByRole("listitem").length).toBeLessThan(all);
  fireEvent.change(search, { target: { value: "どこにもない" } });
  expect(screen.getByText(copy.noneFound)).toBeDefined();
});
