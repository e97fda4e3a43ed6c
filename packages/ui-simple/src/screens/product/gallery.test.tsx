import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Gallery } from "#ui/screens/product/gallery";
import { pictures } from "#ui/stories/pictures.fixture";

const stops = () => document.querySelectorAll("[tabindex='0'], button").length;

test("several pictures are reached by keyboard, their row and each of the small ones", () => {
  render(<Gallery pictures={[pictures.celadon, pictures.kohiki]} chosen={null} />);
  expect(stops()).toBe(3);
});

test("a single picture, which does not scroll, is no stop", () => {
  render(<Gallery pictures={[pictures.celadon]} chosen={null} />);
  expect([screen.getAllByRole("img").length, stops()]).toEqual([1, 0]);
});
