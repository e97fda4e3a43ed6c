import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DraftContext, type Drafts } from "#ui/forms/draft-context";
import { Matrix, type MatrixProps } from "./matrix.tsx";
import { readPastedTable } from "./read-pasted-table.ts";
import { readRoster } from "./read-roster.ts";
import { shirtMatrix } from "./shirts.fixture.ts";

Element.prototype.scrollIntoView = () => undefined;

const show = (changes: Partial<MatrixProps> = {}) => {
  const onAdded = vi.fn<MatrixProps["onAdded"]>(async () => undefined);
  const onRowChosen = vi.fn<MatrixProps["onRowChosen"]>();
  render(<Matrix matrix={shirtMatrix} active={0} isSelling onRowChosen={onRowChosen} onAdded={onAdded} {...changes} />);
  return { onAdded, onRowChosen };
};
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: `${name}の枚数` });
const enter = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const paste = (name: string, text: string) => fireEvent.paste(field(name), { clipboardData: { getData: () => text } });
const valuesOf = (...names: string[]) => names.map((name) => field(name).value);
const summary = () => screen.getByRole("group", { name: /不備|ませんでした|いただけます/ });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test("the pieces of all cells add up and go into the cart with one press", async () => {
  const { onAdded } = show();
  expect(button("枚数を入れてください").getAttribute("aria-disabled")).toBe("true");
  enter("赤 S", "3");
  enter("赤 L", "１２");
  enter("青 M", "4");
  expect(screen.getByText("19枚")).toBeTruthy();
  expect(screen.getByText("37,620円", { exact: false })).toBeTruthy();
  button("19枚をカートに入れる").focus();
  fireEvent.click(button("19枚をカートに入れる"));
  expect(onAdded).toHaveBeenCalledWith([
    { product_id: 101, quantity: 3 },
    { product_id: 103, quantity: 12 },
    { product_id: 105, quantity: 4 },
  ]);
  expect(await screen.findByRole("button", { name: "枚数を入れてください" })).toBe(document.activeElement);
  expect(field("赤 S").value).toBe("");
});

test("more than is left is an error at its cell and in a summary that takes the focus, and nothing is sent", () => {
  const { onAdded } = show();
  enter("赤 S", "1");
  enter("青 M", "5");
  expect(screen.getByText("残りは4枚です")).toBeTruthy();
  fireEvent.click(button("6枚をカートに入れる"));
  expect(onAdded).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(summary());
  expect(summary().textContent).toContain("まだ何もカートに入れていません");
  expect(screen.getByRole("link", { name: /青 M/ }).getAttribute("href")).toBe("#cell-105");
});

test("the cell that the server names is named, and the table keeps what was entered", async () => {
  show({ onAdded: async () => ({ message: "「背番号Tシャツ 綿 青 / M」は4点までご注文いただけます。" }) });
  enter("赤 S", "2");
  enter("青 M", "1");
  fireEvent.click(button("3枚をカートに入れる"));
  expect(await screen.findByText("残りは4枚です")).toBeTruthy();
  expect(document.activeElement).toBe(summary());
  fireEvent.click(screen.getByRole("link", { name: "青 M：残りは4枚です" }));
  expect(document.activeElement).toBe(field("青 M"));
  expect(field("赤 S").value).toBe("2");
  fireEvent.click(button("表を空にする"));
  expect(screen.queryByRole("link")).toBeNull();
  expect(document.activeElement).toBe(button("枚数を入れてください"));
});

test("of a product in one colour the size that the server names is named, not one that its name ends with", async () => {
  const names = ["L", "XL"];
  const [row] = shirtMatrix.rows;
  const cells = row!.cells.slice(0, 2).map((cell, c) => cell && { ...cell, name: names[c]!, values: names[c]! });
  show({
    matrix: { sizes: names, rows: [{ ...row!, colour: "", cells }] },
    onAdded: async () => ({ message: "「背番号Tシャツ 綿 XL」は4点までご注文いただけます。" }),
  });
  enter("L", "2");
  enter("XL", "5");
  fireEvent.click(button("7枚をカートに入れる"));
  expect((await screen.findAllByRole("link")).map(({ textContent }) => textContent?.split("：")[0])).toEqual(["XL"]);
});

test("a cell that sold out keeps its field until its pieces are taken out", async () => {
  const onAdded: MatrixProps["onAdded"] = async () => ({ message: "「背番号Tシャツ 綿 青 / M」は売り切れました。" });
  const props = { active: 0, isSelling: true, onRowChosen: () => undefined, onAdded };
  const { rerender } = render(<Matrix {...props} matrix={shirtMatrix} />);
  enter("赤 S", "2");
  enter("青 M", "1");
  fireEvent.click(button("3枚をカートに入れる"));
  await screen.findByRole("link");
  const rows = shirtMatrix.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (cell?.name === "青 M" ? { ...cell, max: 0, left: null, isSoldOut: true } : cell)),
  }));
  rerender(<Matrix {...props} matrix={{ ...shirtMatrix, rows }} />);
  expect(screen.getByRole("link", { name: "青 M：完売しました" }).getAttribute("href")).toBe(`#${field("青 M").id}`);
  fireEvent.click(button("青 Mを1枚減らす"));
  expect(screen.queryByRole("textbox", { name: "青 Mの枚数" })).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  expect(button("2枚をカートに入れる").disabled).toBe(false);
});

test("what the cart holds already counts", () => {
  const [red, blue, yellow] = shirtMatrix.rows;
  const held = blue!.cells.map((cell) => cell && { ...cell, max: cell.left === null ? cell.max : 1 });
  const { onAdded } = show({ matrix: { ...shirtMatrix, rows: [red!, { ...blue!, cells: held }, yellow!] } });
  expect(screen.getByText("あと1枚")).toBeTruthy();
  enter("青 M", "2");
  fireEvent.click(button("2枚をカートに入れる"));
  expect(onAdded).not.toHaveBeenCalled();
  expect(screen.getByText("あと1枚までです")).toBeTruthy();
});

test("a set that cannot be sent is reported as not added", async () => {
  show({ onAdded: () => Promise.reject(new Error("no chunk")) });
  enter("赤 S", "2");
  fireEvent.click(button("2枚をカートに入れる"));
  await vi.waitFor(() => expect(document.activeElement).toBe(summary()));
  expect(summary().textContent).toBe(
    "通信できませんでした。カートには何も入れていません。電波の状況をお確かめのうえ、もう一度お試しください。",
  );
  expect(button("2枚をカートに入れる").getAttribute("aria-busy")).toBeNull();
});

test("a failure that a toast explains keeps what was entered", async () => {
  const onAdded = vi.fn<MatrixProps["onAdded"]>(async () => ({}));
  show({ onAdded });
  enter("赤 S", "2");
  fireEvent.click(button("2枚をカートに入れる"));
  await vi.waitFor(() => expect(button("2枚をカートに入れる").getAttribute("aria-busy")).toBeNull());
  expect(onAdded).toHaveBeenCalledOnce();
  expect(field("赤 S").value).toBe("2");
  expect(screen.queryByRole("group", { name: /ませんでした/ })).toBeNull();
});

test("a text that is no whole number stays and is an error at its cell", () => {
  const { onAdded } = show();
  enter("青 S", "2枚");
  fireEvent.blur(field("青 S"));
  for (const text of ["3.5", "1e9", "-5", "abc", "🎉"]) {
    enter("赤 S", text);
    fireEvent.blur(field("赤 S"));
    expect(field("赤 S").value).toBe(text);
    expect(field("赤 S").getAttribute("aria-invalid")).toBe("true");
  }
  expect(field("青 S").value).toBe("2");
  fireEvent.click(button("2枚をカートに入れる"));
  expect(onAdded).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "赤 S：枚数を数字で入力してください" })).toBeTruthy();
});

test("arrows and Enter move over the open cells, and a block of a spreadsheet is pasted", () => {
  show();
  field("青 L").focus();
  fireEvent.keyDown(field("青 L"), { key: "ArrowDown" });
  expect(document.activeElement).toBe(field("青 L"));
  fireEvent.keyDown(field("青 L"), { key: "ArrowLeft" });
  expect(document.activeElement).toBe(field("青 M"));
  fireEvent.keyDown(field("青 M"), { key: "Enter" });
  expect(document.activeElement).toBe(field("黄 M"));
  fireEvent.keyDown(field("黄 M"), { key: "Enter" });
  expect(document.activeElement).toBe(field("赤 L"));
  paste("赤 M", "1\t2\r\n3\t\r\n4\t9\r\n");
  expect(valuesOf("赤 M", "赤 L", "青 M", "青 L", "黄 M")).toEqual(["1", "2", "3", "", "4"]);
  expect(screen.queryByRole("textbox", { name: "黄 Lの枚数" })).toBeNull();
  expect(screen.getByText("黄 L：9（完売）")).toBeTruthy();
});

test("a pasted table goes where its headings name it, and what has no place is named", () => {
  show();
  paste("青 M", "\tｍ\t150\tS\n黄\t1\t8\t2\n赤\t\t\t3\n桃\t4\t\t\n");
  expect(valuesOf("赤 S", "赤 M", "青 S", "青 M", "黄 S", "黄 M")).toEqual(["3", "", "", "", "2", "1"]);
  const named = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(named).toEqual(["黄 150：8（この表にありません）", "桃 M：4（この表にありません）"]);
});

test("a pasted table may have its sizes below one another, and a row of numbers alone is pieces", () => {
  const matrix = { ...shirtMatrix, sizes: ["150", "M", "L"] };
  const enteredBy = (text: string) => [...(readPastedTable(text, matrix, { row: 0, column: 0 })?.entered ?? [])];
  expect(enteredBy("\t赤\t青\nＬ\t3\t5\n150\t2\t")).toEqual([
    [103, "3"],
    [101, "2"],
    [106, "5"],
    [104, ""],
  ]);
  expect(enteredBy("150\t2\n1\t1")).toEqual([
    [101, "150"],
    [102, "2"],
    [104, "1"],
    [105, "1"],
  ]);
});

test("a roster pasted into a cell enters nothing and is sent to its own field", () => {
  show();
  paste("赤 S", "山田\tM\t10");
  expect(valuesOf("赤 S", "赤 M", "赤 L")).toEqual(["", "", ""]);
  expect(screen.getByText(/名簿をはりつけて数える」に/)).toBeTruthy();
});

test("a colour is chosen by its swatch and by a cell of its row", () => {
  const { onRowChosen } = show();
  fireEvent.click(screen.getByRole("radio", { name: "青" }));
  fireEvent.focus(field("黄 S"));
  expect(onRowChosen.mock.calls).toEqual([[1], [2]]);
});

test("a roster is counted by size and colour, and lines without a size are named", () => {
  const [row] = shirtMatrix.rows;
  const { counts, unread } = readRoster("林 さくら\tM\t7\n青葉 ｍ 10\n\n北 XL 3\n森,青,L,5", shirtMatrix, row!);
  expect([...counts]).toEqual([
    [102, 2],
    [106, 1],
  ]);
  expect(unread).toEqual([{ line: 4, text: "北 XL 3" }]);
});

test("a number on the back is no size beside letters, and the heading of a roster is no person", () => {
  const sizes = ["150", "S", "L"];
  const matrix = { ...shirtMatrix, sizes };
  const { counts, unread } = readRoster("名前\tサイズ\t番号\n佐藤\tL\t150\n150\tＳ\n林 150 3", matrix, matrix.rows[0]!);
  expect([...counts]).toEqual([
    [103, 1],
    [102, 1],
    [101, 1],
  ]);
  expect(unread).toEqual([]);
});

test("a roster of which no line could be read does not say that it was counted", () => {
  show();
  fireEvent.change(screen.getByRole("textbox", { name: /名前・サイズ/ }), { target: { value: "北 XXL 3" } });
  fireEvent.click(button("表に数える"));
  expect(screen.getByText("1行目：北 XXL 3")).toBeTruthy();
  expect(screen.queryByText(/人ぶんを表に足しました/)).toBeNull();
});

test("the table is kept while its page is away", () => {
  const kept = new Map<string, Readonly<Record<string, unknown>>>();
  const drafts: Drafts = {
    take: (form) => kept.get(form) ?? null,
    keep: (form, values) => void kept.set(form, { ...values }),
  };
  const page = (
    <DraftContext value={drafts}>
      <Matrix matrix={shirtMatrix} active={0} isSelling onRowChosen={vi.fn()} onAdded={vi.fn()} />
    </DraftContext>
  );
  const { unmount } = render(page);
  enter("赤 S", "3");
  enter("青 M", "１x");
  unmount();
  render(page);
  expect(valuesOf("赤 S", "青 M", "赤 M")).toEqual(["3", "１x", ""]);
});
