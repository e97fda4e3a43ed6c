import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Matrix, type MatrixProps } from "./matrix.tsx";
import { readRoster } from "./read-roster.ts";
import { shirtMatrix } from "./shirts.fixture.ts";

const show = (changes: Partial<MatrixProps> = {}) => {
  const onAdded = vi.fn<MatrixProps["onAdded"]>(async () => undefined);
  const onRowChosen = vi.fn<MatrixProps["onRowChosen"]>();
  render(<Matrix matrix={shirtMatrix} active={0} isSelling onRowChosen={onRowChosen} onAdded={onAdded} {...changes} />);
  return { onAdded, onRowChosen };
};
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: `${name}の枚数` });
const enter = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test("the pieces of all cells add up and go into the cart with one press", async () => {
  const { onAdded } = show();
  expect(button("枚数を入れてください").disabled).toBe(true);
  enter("赤 S", "3");
  enter("赤 L", "１２");
  enter("青 M", "4");
  expect(screen.getByText("19枚")).toBeTruthy();
  expect(screen.getByText("37,620円", { exact: false })).toBeTruthy();
  fireEvent.click(button("19枚をカートに入れる"));
  expect(onAdded).toHaveBeenCalledWith([
    { product_id: 101, quantity: 3 },
    { product_id: 103, quantity: 12 },
    { product_id: 105, quantity: 4 },
  ]);
  expect(await screen.findByRole("button", { name: "枚数を入れてください" })).toBeTruthy();
  expect(field("赤 S").value).toBe("");
});

test("more than is left is an error at its cell, and nothing is sent", () => {
  const { onAdded } = show();
  enter("赤 S", "1");
  enter("青 M", "5");
  expect(screen.getByText("残りは4枚です")).toBeTruthy();
  fireEvent.click(button("6枚をカートに入れる"));
  expect(onAdded).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field("青 M"));
  expect(screen.getByRole("alert").textContent).toContain("まだ何もカートに入れていません");
  expect(screen.getByRole("link", { name: /青 M/ }).getAttribute("href")).toBe("#cell-105");
});

test("the cell that the server names is named, and the table keeps what was entered", async () => {
  show({ onAdded: async () => ({ message: "「背番号Tシャツ 綿 青 / M」は4点までご注文いただけます。" }) });
  enter("赤 S", "2");
  enter("青 M", "1");
  fireEvent.click(button("3枚をカートに入れる"));
  expect(await screen.findByText("残りは4枚です")).toBeTruthy();
  expect(document.activeElement).toBe(field("青 M"));
  expect(field("赤 S").value).toBe("2");
  fireEvent.click(button("表を空にする"));
  expect(screen.queryByRole("alert")).toBeNull();
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
  expect((await screen.findAllByRole("link")).map(({ textContent }) => textContent?.split("　")[0])).toEqual(["XL"]);
});

test("a cell that sold out keeps its field until its pieces are taken out", async () => {
  const onAdded: MatrixProps["onAdded"] = async () => ({ message: "「背番号Tシャツ 綿 青 / M」は売り切れました。" });
  const props = { active: 0, isSelling: true, onRowChosen: () => undefined, onAdded };
  const { rerender } = render(<Matrix {...props} matrix={shirtMatrix} />);
  enter("赤 S", "2");
  enter("青 M", "1");
  fireEvent.click(button("3枚をカートに入れる"));
  await screen.findByRole("alert");
  const rows = shirtMatrix.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (cell?.name === "青 M" ? { ...cell, max: 0, left: null, isSoldOut: true } : cell)),
  }));
  rerender(<Matrix {...props} matrix={{ ...shirtMatrix, rows }} />);
  expect(screen.getByRole("link", { name: "青 M　完売しました" }).getAttribute("href")).toBe(`#${field("青 M").id}`);
  fireEvent.click(button("青 Mを1枚減らす"));
  expect(screen.queryByRole("textbox", { name: "青 Mの枚数" })).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(button("2枚をカートに入れる").disabled).toBe(false);
});

test("what the cart holds already counts", () => {
  const [red, blue, yellow] = shirtMatrix.rows;
  const held = blue!.cells.map((cell) => cell && { ...cell, max: cell.left === null ? cell.max : 1 });
  const { onAdded } = show({ matrix: { ...shirtMatrix, rows: [red!, { ...blue!, cells: held }, yellow!] } });
  enter("青 M", "2");
  fireEvent.click(button("2枚をカートに入れる"));
  expect(onAdded).not.toHaveBeenCalled();
  expect(screen.getByText("あと1枚までです")).toBeTruthy();
});

test("a set that cannot be sent is reported as not added", async () => {
  show({ onAdded: () => Promise.reject(new Error("no chunk")) });
  enter("赤 S", "2");
  fireEvent.click(button("2枚をカートに入れる"));
  expect((await screen.findByRole("alert")).textContent).toContain("通信の状態");
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
  expect(screen.queryByRole("alert")).toBeNull();
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
  fireEvent.paste(field("赤 M"), { clipboardData: { getData: () => "1\t2\r\n3\t\r\n4\t9\r\n" } });
  expect(["赤 M", "赤 L", "青 M", "青 L", "黄 M"].map((name) => field(name).value)).toEqual(["1", "2", "3", "", "4"]);
  expect(screen.queryByRole("textbox", { name: "黄 Lの枚数" })).toBeNull();
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
