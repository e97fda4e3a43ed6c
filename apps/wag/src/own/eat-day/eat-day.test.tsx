import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState, type ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { deliveriesFrom, sweets } from "../sweets.fixture.ts";
import { undecided } from "./eat-day.fixture.ts";
import { EatDay } from "./eat-day.tsx";

type Props = ComponentProps<typeof EatDay>;

const props: Props = {
  ...undecided,
  onDayChosen: () => {},
  onPrefectureChosen: () => {},
  onRetried: () => {},
  onFavouriteToggled: () => {},
  onAddedToCart: undefined,
};
const show = (changes: Partial<Props> = {}) => render(<EatDay {...props} {...changes} />);
const names = (list = "召し上がる日") =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("article")
    .map((card) => within(card).getByRole("link").textContent);
const noteOf = (name: string) => screen.getByRole("link", { name }).closest("article")?.textContent;

test("without a day, the sweets of the solar term come first, and only their shelf life is named", () => {
  show();
  expect(screen.getByRole("heading", { name: "小雪の棚" })).toBeTruthy();
  expect(names()[0]).toBe("山茶花");
  expect(names()).not.toContain("寒椿");
  expect(noteOf("山茶花")).toContain("発送から3日");
  expect(screen.getByRole("status").textContent).toBe("");
});

test("with a day, each sweet names its arrival and its last good day; what cannot be had is last, with its reason", () => {
  show({ eatOn: "2026-11-30", deliveries: deliveriesFrom("2026-11-28") });
  expect(screen.getByRole("status").textContent).toBe("11月30日(月)に召し上がれるお菓子が、7品あります。");
  expect(noteOf("山茶花")).toContain("29日(日)着、11月30日(月)まで");
  expect(noteOf("豆大福")).toContain("当日の午前着で。30日(月)まで");
  expect(noteOf("寒椿")).toContain("12月22日(火)から店に並びます");
  // The last is sold out.
  expect([...names(), ...names("すべてのお菓子")].slice(-2)).toEqual(["寒椿", "栗きんとん"]);
});

test("what does not fit names the earliest arrival, and a day on which something fits is offered", () => {
  const onDayChosen = vi.fn();
  show({ eatOn: "2026-11-27", deliveries: deliveriesFrom("2026-11-28"), onDayChosen });
  expect(screen.getByRole("status").textContent).toBe("11月27日(金)に召し上がれるお菓子は、あいにくございません。");
  expect(noteOf("山茶花")).toContain("いちばん早くて11月28日(土)着です");
  fireEvent.click(screen.getByRole("link", { name: /^11月28日\(土\)なら、\d+品/ }));
  expect(onDayChosen).toHaveBeenCalledExactlyOnceWith("2026-11-28");
});

test("what can be had soon comes before what is out of season", () => {
  show({ eatOn: "2026-11-27", deliveries: deliveriesFrom("2026-11-28") });
  const notes = names().map((name) => noteOf(name ?? ""));
  expect(notes.slice(0, -1).every((note) => note?.includes("いちばん早くて"))).toBe(true);
  expect(notes.at(-1)).toContain("12月22日(火)から店に並びます");
});

test("a link without scripts keeps the prefecture, with the nearest day or with none", () => {
  show({ eatOn: "2026-11-27", prefecture: 27, deliveries: deliveriesFrom("2026-11-28") });
  const nearest = screen.getByRole("link", { name: /^11月28日\(土\)なら、/ });
  expect(nearest.getAttribute("href")).toBe("/?eat=2026-11-28&to=27#eat-day");
  expect(screen.getByRole("link", { name: "日を決めない" }).getAttribute("href")).toBe("/?to=27#eat-day");
});

test("a day that has passed is none", () => {
  show({ eatOn: "2026-11-26", deliveries: deliveriesFrom("2026-11-28") });
  expect(screen.getByRole("status").textContent).toBe("");
  expect(screen.queryByRole("link", { name: "日を決めない" })).toBeNull();
});

test("beyond the days that an order can name, nothing is promised", () => {
  show({ eatOn: "2027-02-20", choosableDays: 14, deliveries: deliveriesFrom("2026-11-28") });
  expect(screen.getByRole("status").textContent).toContain("あいにくございません。");
  expect(noteOf("豆大福")).toContain("この日のお届けは、まだ承っておりません");
});

test("a sweet that is sold out is not counted", () => {
  const deliveries = deliveriesFrom("2026-11-28");
  const [first, ...others] = sweets;
  show({ products: [{ ...first!, is_stock_available: false }, ...others], eatOn: "2026-11-30", deliveries });
  expect(screen.getByRole("status").textContent).toContain("6品あります");
});

test("no day after the calendar's end is chosen or offered", () => {
  const onDayChosen = vi.fn();
  const [yearRound] = sweets.filter(({ name }) => name === "豆大福");
  const businessDates = Array.from({ length: 32 }, (_, index) => ({
    date: new Date(Date.UTC(9998, 11, index)).toISOString().slice(0, 10),
    is_open: false,
    holiday_name: null,
  }));
  show({
    products: yearRound ? [yearRound] : [],
    eatOn: "9998-12-31",
    deliveries: deliveriesFrom("2026-11-28"),
    businessDates,
    onDayChosen,
  });
  expect(screen.getByRole("status").textContent).toContain("あいにくございません。");
  expect(screen.queryByRole("link", { name: /なら、/ })).toBeNull();
  const other = screen.getByLabelText("もっと先の日");
  for (const value of ["9999-01-01", "20261-11-30"]) fireEvent.change(other, { target: { value } });
  expect(onDayChosen).not.toHaveBeenCalled();
  fireEvent.change(other, { target: { value: "2027-01-05" } });
  expect(onDayChosen).toHaveBeenCalledExactlyOnceWith("2027-01-05");
});

test("a failed call leaves the shelf life alone, and can be repeated", () => {
  const onRetried = vi.fn();
  show({ eatOn: "2026-11-30", isFailed: true, onRetried });
  expect(screen.getByRole("alert").textContent).toContain("日持ちは、発送する日からの日数です");
  expect(noteOf("豆大福")).not.toContain("着");
  fireEvent.click(screen.getByRole("button", { name: "もう一度確かめる" }));
  expect(onRetried).toHaveBeenCalledOnce();
});

function Chooser() {
  const [eatOn, setEatOn] = useState<string | null>(null);
  return <EatDay {...props} eatOn={eatOn} onDayChosen={setEatOn} />;
}

test("a later day joins the strip, and a day of the strip replaces it in the form", () => {
  const { container } = render(<Chooser />);
  const form = container.querySelector("form")!;
  fireEvent.change(screen.getByLabelText("もっと先の日"), { target: { value: "2027-01-05" } });
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "1月5日(火)" }).checked).toBe(true);
  fireEvent.click(screen.getAllByRole("radio")[1]!);
  expect(Object.fromEntries(new FormData(form))).toEqual({ eat: "2026-11-28", to: "13", "eat-other": "" });
  expect(screen.getAllByRole("radio")).toHaveLength(14);
});

test("the days are radio buttons: page down moves by a week, and a closed day of the shop is named", () => {
  render(<Chooser />);
  const days = screen.getAllByRole<HTMLInputElement>("radio");
  expect(days).toHaveLength(14);
  fireEvent.click(days[1]!);
  fireEvent.keyDown(days[1]!, { key: "PageDown" });
  expect(days[8]!.checked).toBe(true);
  expect(document.activeElement).toBe(days[8]);
  fireEvent.keyDown(days[8]!, { key: "PageDown" });
  expect(days[8]!.checked).toBe(true);
  fireEvent.keyDown(days[8]!, { key: "PageUp" });
  expect(days[1]!.checked).toBe(true);
  expect(screen.getByRole("radio", { name: "12月2日(水)、店休み" })).toBe(days[5]);
});

test("the form sends day and prefecture to the home", () => {
  const { container } = show({ eatOn: "2026-11-30" });
  const form = container.querySelector("form")!;
  expect(new URL(form.action).pathname).toBe("/");
  expect(Object.fromEntries(new FormData(form))).toEqual({ eat: "2026-11-30", to: "13", "eat-other": "" });
});
