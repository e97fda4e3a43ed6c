import { floristCategories } from "#ui/stories/home.fixture";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Kinds, Occasions } from "./occasions.tsx";

const linksOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("what flowers are given for leads under an arch each, what they look like follows", () => {
  render(
    <>
      <Occasions categories={floristCategories} />
      <Kinds categories={floristCategories} />
    </>,
  );
  const [occasions, kinds] = screen.getAllByRole("navigation");
  expect(linksOf(occasions!)).toEqual(
    ["birthday", "mothers-day", "opening", "offering"].map((key) => `/product?category=${key}`),
  );
  expect(linksOf(kinds!)).toEqual(
    ["bouquets", "arrangements", "stems", "plants"].map((key) => `/product?category=${key}`),
  );
});

test("a shop without such categories shows no empty list", () => {
  const { container } = render(<Occasions categories={[]} />);
  expect(container.textContent).toBe("");
});
