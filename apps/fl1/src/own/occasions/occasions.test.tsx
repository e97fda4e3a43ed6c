import { paths } from "@noren/contract/paths";
import { floristCategories } from "#ui/stories/home.fixture";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Kinds, Occasions } from "./occasions.tsx";

const linksOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("the categories of occasions and the other categories are separate lists", () => {
  render(
    <>
      <Occasions categories={floristCategories} />
      <Kinds categories={floristCategories} />
    </>,
  );
  const [occasions, kinds] = screen.getAllByRole("navigation");
  expect(linksOf(occasions!)).toEqual(
    ["birthday", "mothers-day", "opening", "offering"].map((category) => paths.productList({ category })),
  );
  expect(linksOf(kinds!)).toEqual(
    ["bouquets", "arrangements", "stems", "plants"].map((category) => paths.productList({ category })),
  );
});

test("categories with the names of JavaScript's own properties are kinds", () => {
  const categories = ["__proto__", "constructor"].map((key) => ({ ...floristCategories[0]!, key }));
  const { container } = render(<Occasions categories={categories} />);
  expect(container.textContent).toBe("");
  render(<Kinds categories={categories} />);
  expect(linksOf(screen.getByRole("navigation"))).toHaveLength(2);
});

test("a shop without occasions shows no list", () => {
  const { container } = render(<Occasions categories={[]} />);
  expect(container.textContent).toBe("");
});
