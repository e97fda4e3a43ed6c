import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { KeepingDays } from "./keeping-days.tsx";

const days = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test("each day of a sweet that keeps for a week or less is named, the last one as the last", () => {
  render(<KeepingDays keeping={{ days: 4, storage: undefined, sekki: null }} />);
  expect(days()).toEqual(["1日目お作りして発送", "2日目お届け（早い地域）", "3日目", "4日目ここまで"]);
});

test("a sweet that has to be eaten on its second day arrives on it", () => {
  render(<KeepingDays keeping={{ days: 2, storage: undefined, sekki: null }} />);
  expect(days()[1]).toBe("2日目お届け・ここまで");
});

test("what keeps for longer is one sentence", () => {
  render(<KeepingDays keeping={{ days: 60, storage: undefined, sekki: null }} />);
  expect(days()).toEqual([]);
  expect(screen.getByText(/発送する日から60日/)).toBeTruthy();
});
