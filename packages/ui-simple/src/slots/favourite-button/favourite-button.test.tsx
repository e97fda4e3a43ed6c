import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FavouriteButton } from "#ui/slots/favourite-button/favourite-button";

const product = { name: "青磁の飯碗", is_favorite: false };

test.each(["icon", "text"] as const)("the look %s has a label that says what a press does", (look) => {
  const onToggled = vi.fn();
  const { rerender } = render(<FavouriteButton product={product} look={look} onToggled={onToggled} />);
  fireEvent.click(screen.getByRole("button", { name: /お気に入りに追加/ }));
  expect(onToggled).toHaveBeenCalledOnce();
  rerender(<FavouriteButton product={{ ...product, is_favorite: true }} look={look} onToggled={onToggled} />);
  expect(screen.getByRole("button", { name: /お気に入りから外す/ }).hasAttribute("aria-pressed")).toBe(false);
});
