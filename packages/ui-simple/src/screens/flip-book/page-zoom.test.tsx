import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { CENTRE, PageZoom } from "#ui/screens/flip-book/page-zoom";
import { pictures } from "#ui/stories/pictures.fixture";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollTo = () => undefined;
});

const page = { number: 2, image: pictures.celadon, heading: "", text: "", products: [] };

test("an enlarged page says that its picture is loading, and that it cannot be loaded", () => {
  render(<PageZoom page={page} point={CENTRE} onClosed={() => undefined} />);
  const picture = screen.getByRole("img", { hidden: true });
  const status = () => screen.getByRole("status", { hidden: true }).textContent;
  expect(status()).toBe("写真を読み込んでいます");
  fireEvent.error(picture);
  expect(status()).toContain("読み込めませんでした");
  fireEvent.load(picture);
  expect(status()).toBe("");
});
