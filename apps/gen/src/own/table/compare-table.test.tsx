import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { ProductListView } from "#ui/screens/product-list/product-list-view";
import type { SetAdded } from "#ui/slots/product-grid/set-added";
import { listWith } from "./bins.fixture.ts";
import { CompareTable } from "./compare-table.tsx";
import { PinTray } from "./pin-tray.tsx";

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

test("a fifth pin is refused beside its row; without scripts its link leads to the tray", () => {
  render(<CompareTable {...listWith(["p1", "p2", "x", "y"])} />);
  const link = table().getByRole("link", { name: "かごは留められません。4点まで" });
  expect(link.getAttribute("href")).toBe("#pins");
  // `fireEvent` returns false where the page stays.
  expect(fireEvent.click(link)).toBe(false);
  const refusal = screen.getByText("留められるのは4点までです。どれかを外してください。");
  expect([refusal.getAttribute("role"), refusal.closest("tr")]).toEqual(["alert", link.closest("tr")]);
});

test("four pins are no mistake: the tray names the limit", () => {
  const list = listWith(["p1", "p2", "x", "y"]);
  render(<PinTray {...list.compareChoice} view="list" />);
  expect(screen.getByRole("status").textContent).toContain("4／4点を留めています4点まで比べられます");
});

test("ちがいだけ hides the columns without a difference, and is offered beside the table only", () => {
  const list = listWith(["p1", "p2"]);
  const { rerender } = render(
    <>
      <CompareTable {...list} />
      <PinTray {...list.compareChoice} view="list" />
    </>,
  );
  expect(table().getByRole("columnheader", { name: "幅 cm" }).dataset["equal"]).toBe("true");
  expect(table().getByText("30").closest("td")?.dataset["equal"]).toBe("true");
  expect(table().getByText("最大").closest("td")?.dataset["equal"]).toBeUndefined();
  expect(screen.getByRole("checkbox", { name: "ちがいだけ" })).toBeTruthy();
  rerender(<PinTray {...list.compareChoice} view="grid" />);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("the cards have the words of the table", () => {
  const list = listWith(["p1"]);
  render(<ProductListView {...list} filter={{ ...list.filter, view: "grid" }} />);
  expect(screen.getByRole("link", { name: "箱Sを外す" }).textContent).toBe("外す");
  expect(screen.getByRole("link", { name: "箱Mを留める" }).textContent).toBe("留める");
});

test("without scripts a row leads to the product, whose form adds it", () => {
  const html = renderToString(<CompareTable {...listWith([], { onSetAdded: async () => undefined })} />);
  expect(html).toMatch(/<noscript><a [^>]*aria-label="箱Sの商品ページへ"/);
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
  enter("9999999");
  expect(screen.getByText("一度にご注文いただける数量は9,999までです。")).toBeTruthy();
  expect(onSetAdded).not.toHaveBeenCalled();
  enter("４");
  expect(onSetAdded).toHaveBeenCalledWith([{ product_id: 102, quantity: 4 }]);
  await screen.findByText("在庫は3点です。");
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe("４");
});
