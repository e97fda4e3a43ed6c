import type { ProductAttribute } from "@noren/contract";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TasteChart } from "./taste-chart.tsx";

const scale = { min: 1, max: 5, low: "おだやか", high: "すっぱい" };
const attributes: ProductAttribute[] = [
  { key: "roast", name: "焙煎", text: "中深煎り", number: 5, scale: { min: 1, max: 8, low: "浅煎り", high: "深煎り" } },
  { key: "acidity", name: "すっぱさ", text: "2.5", number: 2.5, scale },
  { key: "brew", name: "淹れかた", text: "ペーパードリップ", choices: ["paper"] },
];

test("the roast is a word, and each other scale a bar with its number", () => {
  const { container } = render(<TasteChart attributes={attributes} />);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["中深煎り", "2.5"]);
  expect(container.querySelectorAll("rect")[1]?.getAttribute("width")).toBe("50");
});

test.each([
  [{ min: -5, max: 5 }, 0, "50"],
  [{ min: -5, max: 0 }, -4, "20"],
  [{ min: 0, max: 0 }, 0, "0"],
  [{ min: 1, max: 5 }, 9, "100"],
])("on a scale of %j the bar of %d is %s wide", (ends, number, width) => {
  const odd = { key: "sweetness", name: "甘さ", text: String(number), number, scale: { ...scale, ...ends } };
  const { container } = render(<TasteChart attributes={[odd]} />);
  expect(container.querySelectorAll("rect")[1]?.getAttribute("width")).toBe(width);
});

test("the product page has the words at the ends of the scales", () => {
  render(<TasteChart attributes={attributes} isLarge />);
  expect(screen.getByText("すっぱい")).toBeTruthy();
});

test("a product without scales has no chart", () => {
  expect(render(<TasteChart attributes={undefined} />).container.innerHTML).toBe("");
  expect(render(<TasteChart attributes={[attributes[2]!]} />).container.innerHTML).toBe("");
});
