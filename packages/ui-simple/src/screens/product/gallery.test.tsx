import type { ProductVideo } from "@noren/contract";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Gallery } from "#ui/screens/product/gallery";
import { ProductVideoView } from "#ui/screens/product/product-video-view";
import { noPicture, pictures } from "#ui/stories/pictures.fixture";

const video: ProductVideo = {
  path: "studio/bowl.mp4",
  type: "video/mp4",
  title: "飯碗の形",
  poster: pictures.celadon,
  captions: null,
};

const focusableCount = () => document.querySelectorAll("[tabindex='0'], button, a[href]").length;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  Element.prototype.scrollTo = () => undefined;
});

test("the row of several pictures, each thumbnail and the button that enlarges can be focused", () => {
  render(<Gallery pictures={[pictures.celadon, pictures.kohiki]} chosen={null} />);
  expect(focusableCount()).toBe(4);
});

test("a thumbnail leads to its picture without scripts, and scrolls to it in place with them", () => {
  const { container } = render(<Gallery pictures={[pictures.celadon, pictures.kohiki]} chosen={null} />);
  const [track] = container.querySelectorAll("ul");
  const thumbnails = screen.getAllByRole("link");
  expect(thumbnails.map((link) => container.querySelector(link.getAttribute("href")!))).toEqual([...track!.children]);
  Object.defineProperty(track, "clientWidth", { value: 300 });
  const scrollTo = vi.spyOn(track!, "scrollTo");
  expect(fireEvent.click(screen.getByRole("link", { name: "2枚目の写真を表示" }))).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith({ left: 300 });
});

test("of a single picture, only the button that enlarges can be focused", () => {
  render(<Gallery pictures={[pictures.celadon]} chosen={null} />);
  expect([screen.getAllByRole("img").length, focusableCount()]).toEqual([1, 1]);
});

test("a placeholder opens no viewer", async () => {
  render(<Gallery pictures={[noPicture("飯碗")]} chosen={null} />);
  fireEvent.click(screen.getByRole("img"));
  await import("#ui/screens/product/picture-viewer");
  await act(() => Promise.resolve());
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a video follows the pictures, is not enlarged, and is no picture of the viewer", async () => {
  const { container } = render(
    <Gallery
      pictures={[pictures.celadon]}
      chosen={null}
      poster={pictures.celadon}
      player={<ProductVideoView {...video} captions="studio/bowl.vtt" />}
    />,
  );
  const player = screen.getByLabelText<HTMLVideoElement>("飯碗の形");
  expect([player.controls, player.autoplay, player.preload, player.querySelector("track")?.default]).toEqual([
    true,
    false,
    "none",
    true,
  ]);
  const track = container.querySelector("ul")!;
  Object.defineProperty(track, "clientWidth", { value: 300 });
  const scrollTo = vi.spyOn(track, "scrollTo");
  fireEvent.click(screen.getByRole("link", { name: "動画を表示" }));
  expect(scrollTo).toHaveBeenCalledWith({ left: 300 });
  Object.defineProperty(track, "scrollLeft", { value: 300, configurable: true });
  fireEvent.scroll(track);
  expect(screen.queryByRole("button", { name: "写真を拡大" })).toBeNull();
  fireEvent.click(player);
  await import("#ui/screens/product/picture-viewer");
  await act(() => Promise.resolve());
  expect(screen.queryByRole("dialog")).toBeNull();
  Object.defineProperty(track, "scrollLeft", { value: 0 });
  fireEvent.scroll(track);
  fireEvent.click(screen.getByRole("button", { name: "写真を拡大" }));
  await screen.findByRole("dialog");
  expect(screen.getByRole("status").textContent).toBe("1／1");
});

test("the viewer opens on demand, moves by arrow keys and buttons up to both ends, and closes", async () => {
  render(<Gallery pictures={[pictures.celadon, pictures.kohiki]} chosen={null} />);
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "写真を拡大" }));
  const viewer = await screen.findByRole("dialog", { name: "商品の写真" });
  const position = () => screen.getByRole("status").textContent;
  expect(position()).toBe("1／2");
  fireEvent.keyDown(viewer, { key: "ArrowLeft" });
  expect(position()).toBe("1／2");
  fireEvent.keyDown(viewer, { key: "ArrowRight" });
  fireEvent.keyDown(viewer, { key: "ArrowRight" });
  expect(position()).toBe("2／2");
  fireEvent.click(screen.getByRole("button", { name: "前の写真" }));
  expect(position()).toBe("1／2");
  fireEvent.click(screen.getByRole("button", { name: "閉じる" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a button and a double tap enlarge the picture, and another picture is shown as a whole again", async () => {
  render(<Gallery pictures={[pictures.celadon, pictures.kohiki]} chosen={null} />);
  fireEvent.click(screen.getByRole("button", { name: "写真を拡大" }));
  const viewer = await screen.findByRole("dialog");
  fireEvent.click(screen.getByRole("button", { name: "さらに拡大する" }));
  const shown = () => [...viewer.querySelectorAll("li")].find((slide) => slide.ariaHidden !== "true")!;
  fireEvent.doubleClick(shown());
  expect(screen.queryByRole("button", { name: "全体を表示する" })).toBeNull();
  fireEvent.doubleClick(shown());
  expect(screen.getByRole("button", { name: "全体を表示する" })).toBeTruthy();
  fireEvent.keyDown(viewer, { key: "ArrowRight" });
  expect(screen.getByRole("button", { name: "さらに拡大する" })).toBeTruthy();
});
