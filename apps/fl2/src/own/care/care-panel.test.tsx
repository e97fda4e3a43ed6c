import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CarePanel } from "./care-panel.tsx";
import { choices, number, olive, sansevieria } from "./plants.fixture.ts";
import { readCare } from "./read-care.ts";

const show = (attributes = olive, isWinter = false) =>
  render(<CarePanel care={readCare(attributes)} isWinter={isWinter} />);
const terms = () => screen.getAllByRole("term").map(({ textContent }) => textContent);

test("light, water, temperature and size each have a value and a sentence", () => {
  show();
  expect(terms()).toEqual(["光", "水", "温度", "大きさ"]);
  expect(screen.getByText("日なた")).toBeTruthy();
  expect(screen.getByText("週1回")).toBeTruthy();
  expect(screen.getByText("−5℃まで")).toBeTruthy();
  expect(screen.getByText("6号（口径18cm）で、鉢を含めて約60cm、マグカップ7個ぶんの高さです。")).toBeTruthy();
});

test("what the shop does not state has no row", () => {
  show([choices("watering", "daily", "weekly")]);
  expect(terms()).toEqual(["水"]);
  expect(screen.getByText(/^毎日〜週1回。夏は多めに/)).toBeTruthy();
});

test("a pot has no panel", () => {
  const { container } = show([number("height", 15), number("pot_go", 5)]);
  expect(container.innerHTML).toBe("");
});

test("in winter a note says what to do on arrival, by the cold that the plant bears", () => {
  show(sansevieria, true);
  expect(screen.getByText(/8℃を下回らない部屋に置いてください/)).toBeTruthy();
});

test("outside the cold months there is no note", () => {
  show(sansevieria);
  expect(screen.queryByText("いまの季節のお届け")).toBeNull();
});
