import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { listNewPictures, listYears } from "./list-years.ts";
import { years } from "./years.fixture.ts";
import { Years } from "./years.tsx";

/** What the images of the page have loaded. */
let images: { complete: boolean; naturalWidth: number };

beforeEach(() => {
  sessionStorage.clear();
  images = { complete: true, naturalWidth: 800 };
  Object.defineProperty(HTMLImageElement.prototype, "complete", { configurable: true, get: () => images.complete });
  Object.defineProperty(HTMLImageElement.prototype, "naturalWidth", {
    configurable: true,
    get: () => images.naturalWidth,
  });
});

let pieces = 0;
/** Shows a piece of its own, so that no test begins with the years of another. */
function show(name = `piece-${(pieces += 1)}`) {
  const view = render(<Years name={name} pictures={years} sizes="100vw" />);
  const shown = () => view.container.querySelector('[data-shown="true"] figcaption')?.textContent?.split(/[：後]/)[0];
  return { ...view, name, shown };
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const says = () => screen.getByRole("status").textContent;

test("a stop shows the picture of its year and says what has changed", () => {
  const { shown } = show();
  expect([radio("いま").checked, shown(), says()]).toEqual([true, "いま", "いま：ヌメ革の手提げ鞄。"]);
  fireEvent.click(radio("三年"));
  expect([radio("三年").checked, shown(), says()]).toEqual([true, "三年", "三年後：色が深まり、艶が出ます。"]);
  expect(screen.getByText("経年のようすはイメージです。使い方により異なります。")).toBeTruthy();
});

test("the stops are one group of radio buttons; End and Home go to its ends", () => {
  const { shown } = show();
  const group = screen.getByRole("radiogroup", { name: "経年" });
  fireEvent.keyDown(group, { key: "End" });
  expect([shown(), document.activeElement]).toEqual(["十年", radio("十年")]);
  fireEvent.keyDown(group, { key: "Home" });
  expect([shown(), document.activeElement]).toEqual(["いま", radio("いま")]);
});

test("a finger on the line snaps to the nearest stop, unless it scrolls the page", () => {
  const { shown } = show();
  const group = screen.getByRole("radiogroup");
  group.getBoundingClientRect = () => ({ left: 0, width: 400 }) as DOMRect;
  fireEvent.pointerMove(group, { clientX: 250, buttons: 0 });
  expect(shown()).toBe("いま");
  fireEvent.pointerDown(group, { clientX: 230, clientY: 10, buttons: 1 });
  fireEvent.pointerMove(group, { clientX: 240, clientY: 60, buttons: 1 });
  expect(shown()).toBe("いま");
  fireEvent.pointerMove(group, { clientX: 250, clientY: 10, buttons: 1 });
  expect(shown()).toBe("三年");
  fireEvent.pointerMove(group, { clientX: 900, buttons: 1 });
  expect(shown()).toBe("十年");
});

test("while a picture loads the present one stays, and the stop is marked", () => {
  const { shown, container } = show();
  images.complete = false;
  fireEvent.click(radio("十年"));
  expect([shown(), container.querySelector('[data-loading="true"]')?.textContent, says()]).toEqual([
    "いま",
    "十年",
    "「十年」の写真を読み込んでいます。",
  ]);
  fireEvent.load(container.querySelectorAll("img")[3]!);
  expect([shown(), container.querySelector('[data-loading="true"]')]).toEqual(["十年", null]);
});

test("a picture that fails leaves the old one, and can be tried again", () => {
  const { shown, container } = show();
  images.complete = false;
  fireEvent.click(radio("一年"));
  fireEvent.error(container.querySelectorAll("img")[1]!);
  expect([shown(), says()]).toEqual(["いま", "「一年」の写真を読み込めませんでした。"]);
  const failed = container.querySelectorAll("img")[1];
  fireEvent.click(screen.getByRole("button", { name: "もう一度ためす" }));
  const again = container.querySelectorAll("img")[1]!;
  expect(again).not.toBe(failed);
  expect([shown(), document.activeElement]).toEqual(["いま", radio("一年")]);
  fireEvent.load(again);
  expect([shown(), screen.queryByRole("button")]).toEqual(["一年", null]);
});

test("a picture that failed loads again when its stop is chosen again", () => {
  const { shown, container } = show();
  images.naturalWidth = 0;
  fireEvent.click(radio("一年"));
  fireEvent.click(radio("三年"));
  const failed = container.querySelectorAll("img")[1];
  fireEvent.click(radio("一年"));
  const again = container.querySelectorAll("img")[1]!;
  expect(again).not.toBe(failed);
  fireEvent.load(again);
  expect(shown()).toBe("一年");
});

test("the years survive leaving the page", () => {
  const { name, unmount } = show();
  fireEvent.click(radio("十年"));
  unmount();
  expect(show(name).shown()).toBe("十年");
});

test("the years are sorted; one alone is none, and other pictures stay out", () => {
  const pictures = years.map(({ picture }) => picture);
  const [first, second] = pictures;
  const { role: _role, value: _value, ...plain } = first!;
  expect(listYears(pictures.toReversed()).map((each) => each.years)).toEqual([0, 1, 3, 10]);
  expect(listYears([first!, plain])).toEqual([]);
  expect(listNewPictures([plain, second!, first!])).toEqual([plain, first]);
});
