import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { bowlsWithout, optionsWithout, piecesWithout } from "./pieces.fixture.ts";
import { readPieces, scaleOf } from "./read-pieces.ts";
import { Tray } from "./tray.tsx";

function Chooser({ taken = [], first = null }: { taken?: string[]; first?: string | null }) {
  const [value, setValue] = useState<string | null>(first);
  const pieces = piecesWithout(...taken);
  return <Tray pieces={pieces} chosen={pieces.find((piece) => piece.value === value) ?? null} onChosen={setValue} />;
}

const scrollIntoView = vi.fn<(options: ScrollIntoViewOptions) => void>();

beforeEach(() => {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

test("arrows move over the tray in two dimensions and skip what is taken; the facts are those of the chosen piece", () => {
  render(<Chooser taken={["五の碗"]} />);
  radio("一の碗").focus();
  press("ArrowRight");
  expect(document.activeElement).toBe(radio("二の碗"));
  press("ArrowDown");
  expect(document.activeElement).toBe(radio("二の碗"));
  press("ArrowRight");
  press("ArrowDown");
  expect(document.activeElement).toBe(radio("六の碗"));
  press("ArrowLeft");
  expect(document.activeElement).toBe(radio("四の碗"));
  expect(screen.getByRole("status").textContent).not.toContain("cm");
  fireEvent.click(radio("四の碗"));
  expect(screen.getByRole("status").textContent).toContain("12.4cm");
});

test("C keeps the chosen piece beside the next, at one scale, and Escape lets it go", () => {
  render(<Chooser first="一の碗" />);
  radio("一の碗").focus();
  press("c");
  expect(screen.getByRole("button", { name: "比べるのをやめる" })).toBeTruthy();
  fireEvent.click(radio("四の碗"));
  const bench = within(screen.getByRole("status"));
  expect(bench.getByRole("region", { name: "手もとに置いた一点、一の碗" })).toBeTruthy();
  expect(bench.getByRole("region", { name: "選んだ一点、四の碗" })).toBeTruthy();
  expect(bench.getByText("選んだ一点")).toBeTruthy();
  press("Escape");
  expect(screen.queryByRole("region", { name: /手もとに/ })).toBeNull();
});

test("Escape ends the comparison also at its button", () => {
  render(<Chooser first="一の碗" />);
  fireEvent.click(screen.getByRole("button", { name: "比べる" }));
  const button = screen.getByRole("button", { name: "比べるのをやめる" });
  button.focus();
  press("Escape");
  expect(button.textContent).toBe("比べる");
});

test("the comparison is scrolled into view, without motion where less of it is asked for", () => {
  render(<Chooser first="一の碗" />);
  expect(scrollIntoView).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: "比べる" }));
  expect(scrollIntoView).toHaveBeenLastCalledWith({ block: "nearest", behavior: "auto" });
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(screen.getByRole("status"));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  fireEvent.click(radio("四の碗"));
  expect(scrollIntoView).toHaveBeenLastCalledWith({ block: "nearest", behavior: "smooth" });
});

test("the keys describe the tray and are no part of its name", () => {
  render(<Chooser />);
  const tray = screen.getByRole("group", { name: "盆から一点お選びください" });
  expect(document.getElementById(tray.getAttribute("aria-describedby")!)?.textContent).toMatch(/^矢印キーで/);
});

test("the scale of a piece is its share of the widest", () => {
  const pieces = piecesWithout();
  expect(pieces.map((piece) => scaleOf(piece, pieces).toFixed(3)).slice(0, 4)).toEqual([
    "0.976",
    "0.992",
    "0.968",
    "1.000",
  ]);
  const [first, ...rest] = pieces;
  expect(scaleOf(pieces[3]!, [{ ...first!, variant: { ...first!.variant, specs: [] } }, ...rest])).toBe(1);
});

test("a taken piece stays to be seen and cannot be chosen", () => {
  render(<Chooser taken={["五の碗"]} />);
  expect(radio("五の碗、旅立ちました").disabled).toBe(true);
  expect(screen.getByText("旅立ちました")).toBeTruthy();
});

test("a piece that somebody takes meanwhile is reported, and the focus returns to the tray", () => {
  const { rerender } = render(<Chooser first="三の碗" />);
  rerender(<Chooser first="三の碗" taken={["三の碗", "五の碗"]} />);
  expect(screen.getByRole("alert").textContent).toBe("三の碗は、たった今ほかの方に選ばれました。残りは四点です。");
  expect(document.activeElement).toBe(radio("一の碗"));
});

test("pieces need an option of their own and a picture each", () => {
  const [option] = optionsWithout();
  const withoutPicture = option!.values.map((value) => ({ ...value, image: null }));
  expect(readPieces(bowlsWithout(), [{ ...option!, name: "色" }])).toBeNull();
  expect(readPieces(bowlsWithout(), [option!, option!])).toBeNull();
  expect(readPieces(bowlsWithout(), [{ ...option!, values: withoutPicture }])).toBeNull();
});
