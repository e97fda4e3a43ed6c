import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Gallery } from "#ui/screens/product/gallery";
import { pictures } from "#ui/stories/pictures.fixture";

const focusableCount = () => document.querySelectorAll("[tabindex='0'], button").length;

test("the row of several pictures and each thumbnail can be focused", () => {
  render(<Gallery pictures={[pictures.celadon, pictures.kohiki]} chosen={null} />);
  expect(focusableCount()).toBe(3);
});

test("a single picture cannot be focused", () => {
  render(<Gallery pictures={[pictures.celadon]} chosen={null} />);
  expect([screen.getAllByRole("img").length, focusableCount()]).toEqual([1, 0]);
});
