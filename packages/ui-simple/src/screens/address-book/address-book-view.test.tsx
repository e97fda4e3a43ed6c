import { composeStories } from "@storybook/react-vite";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { addressBookCopy as copy } from "#ui/screens/address-book/address-book.copy";
import * as stories from "#ui/screens/address-book/address-book-view.stories";
import { recipientsCopy } from "#ui/slots/recipients/recipients.copy";

const { Many } = composeStories(stories);

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
