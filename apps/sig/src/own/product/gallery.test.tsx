import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { noPicture, pictures } from "#ui/stories/pictures.fixture";
import { Gallery } from "#ui/screens/product/gallery";

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  scrollTo.mockClear();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.scrollTo = scrollTo as typeof HTMLElement.prototype.scrollTo;
});

test("each picture has its button, which opens the viewer at that picture", async () => {
  render(<Gallery pictures={[pictures.celadon, pictures.kohiki]} chosen={null} />);
  const second = screen.getByRole("button", { name: "2枚目の写真を拡大" });
  fireEvent.click(second);
  await screen.findByRole("dialog", { name: "商品の写真" });
  expect(screen.getByRole("status").textContent).toBe("2／2");
});

test("it scrolls to the picture of the chosen variant", () => {
  const { rerender } = render(<Gallery pictures={[pictures.celadon, pictures.kohiki]} chosen={null} />);
  expect(scrollTo).not.toHaveBeenCalled();
  rerender(<Gallery pictures={[pictures.celadon, pictures.kohiki]} chosen={pictures.kohiki} />);
  expect(scrollTo).toHaveBeenCalledWith({ left: 0 });
});

test("a video follows the pictures", () => {
  const { container } = render(
    <Gallery pictures={[pictures.celadon]} chosen={null} poster={pictures.celadon} player={<p>動画</p>} />,
  );
  expect(container.querySelector("li:last-child")?.textContent).toBe("動画");
});

test("a single picture is not a row to scroll; a placeholder names the piece", () => {
  render(<Gallery pictures={[noPicture("飯碗")]} chosen={null} />);
  expect(screen.getByRole("img", { name: "飯碗" })).toBeTruthy();
  expect(screen.getByRole("list", { name: "商品の写真" }).tabIndex).toBe(-1);
});
