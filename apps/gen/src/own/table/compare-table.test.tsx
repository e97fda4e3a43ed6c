import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { SetAdded } from "#ui/slots/product-grid/set-added";
import { listWith } from "./bins.fixture.ts";
import { CompareTable } from "./compare-table.tsx";

const table = () => within(screen.getByRole("table"));
const cellsOf = (name: string) =>
  within(
    table()
      .getByRole("rowheader", { name: new RegExp(name) })
      .closest("tr") as HTMLElement,
  ).getAllByRole("cell");

test("the columns are the attributes for comparing, with links that sort by them", () => {
  render(
    <CompareTable {...listWith([], { filter: { ...listWith([]).filter, by: { key: "width", isDown: false } } })} />,
  );
  const head = table().getByRole("columnheader", { name: "幅 cm" });
  expect(head.getAttribute("aria-sort")).toBe("ascending");
  expect(within(head).getByRole("link").getAttribute("href")).toBe("/product?by=-width");
  // More load is better: it comes first.
  expect(table().getByRole("link", { name: "耐荷重 kg" }).getAttribute("href")).toBe("/product?by=-load");
  expect(table().queryByText("一覧に出ない")).toBeNull();
  expect(cellsOf("かご").some(({ textContent }) => textContent === "—記載なし")).toBe(true);
});

test("pinned rows come first, and say what differs and which is best", () => {
  render(<CompareTable {...listWith(["p1", "p2"])} />);
  const names = table()
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent.replace(/^01-\d/, ""));
  expect(names).toEqual(["留めた品", "箱S", "箱M", "かご"]);
  const [width] = table().getAllByText("26");
  expect(width?.closest("td")?.dataset["same"]).toBe("true");
  const best = table().getByText("最大").closest("td");
  expect([best?.textContent, best?.dataset["same"]]).toEqual(["12最大", "false"]);
  expect(table().getByText("最安").closest("tr")?.textContent).toContain("箱S");
});

test("a fifth pin leads to the tray that refuses it", () => {
  render(<CompareTable {...listWith(["p1", "p2", "x", "y"])} />);
  expect(table().getByRole("link", { name: "かごは留められません。4点まで" }).getAttribute("href")).toBe("#pins");
});

test("a quantity that is none is named, and Enter adds what is one", async () => {
  const onSetAdded = vi.fn<SetAdded>(async () => ({ message: "在庫は3点です。" }));
  render(<CompareTable {...listWith([], { onSetAdded })} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "箱Mの数量" });
  const enter = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.submit(field.closest("form") as HTMLFormElement);
  };
  enter("1.5");
  expect(screen.getByText("「1.5」は数量になりません。1以上の整数を入れてください。")).toBeTruthy();
  expect(onSetAdded).not.toHaveBeenCalled();
  enter("４");
  expect(onSetAdded).toHaveBeenCalledWith([{ product_id: 102, quantity: 4 }]);
  await screen.findByText("在庫は3点です。");
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe("４");
});
