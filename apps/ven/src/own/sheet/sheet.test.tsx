import { paths } from "@noren/contract/paths";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readRows } from "./read-rows.ts";
import { emptySheet, findingOf, typedSheet } from "./sheet.fixture.ts";
import { Sheet, type SheetProps } from "./sheet.tsx";

const show = (changes: Partial<SheetProps> = {}) => {
  const onSetAdded = vi.fn<NonNullable<SheetProps["onSetAdded"]>>(async () => undefined);
  const onKept = vi.fn<SheetProps["onKept"]>();
  render(<Sheet {...emptySheet} onSetAdded={onSetAdded} onKept={onKept} {...changes} />);
  return { onSetAdded, onKept };
};
const code = (line: number) => screen.getByLabelText<HTMLInputElement>(`${line}行目の品番`);
const quantity = (line: number) => screen.getByLabelText<HTMLInputElement>(`${line}行目の数量`);
const pasteRows = (text: string) => fireEvent.paste(code(1), { clipboardData: { getData: () => text } });
const button = (name: string | RegExp) => screen.getByText(name, { selector: "button, button *" });

test("rows are read from a spreadsheet, from full-width digits and from lists typed by hand", () => {
  expect(
    readRows("BW-1150\t２\tケース\r\nTE-8001\t和紅茶\t1,000\t包\n\nCP-2210,3\nHS-6100 48個\nNP-4020").rows,
  ).toEqual([
    { code: "BW-1150", quantity: "2", unit: "case" },
    { code: "TE-8001", quantity: "1000", unit: "piece" },
    { code: "CP-2210", quantity: "3", unit: "case" },
    { code: "HS-6100", quantity: "48", unit: "piece" },
    { code: "NP-4020", quantity: "", unit: "case" },
  ]);
});

test("headings and sums of a table are left out, and their number is said", async () => {
  const table = "品番\t品名\t数量\nBW-1150\t飯碗\t2\n小計\t\t2\nTE-8001\t茶\t1\n\t合計：\t3\n";
  expect(readRows(table).rows.map((row) => row.code)).toEqual(["BW-1150", "TE-8001"]);
  show();
  pasteRows("品番\t数量\n");
  expect(screen.getByText("見出しと合計の1行は、明細に入れていません。")).toBeTruthy();
  expect(code(1).value).toBe("");
  pasteRows(table);
  expect(screen.getByText("見出しと合計の3行は、明細に入れていません。")).toBeTruthy();
  expect([code(1).value, code(2).value, code(3).value]).toEqual(["BW-1150", "TE-8001", ""]);
  fireEvent.change(quantity(1), { target: { value: "3" } });
  expect(screen.queryByText(/明細に入れていません/)).toBeNull();
});

test("a code that could not be looked up is looked up again when the connection is back", async () => {
  let isOnline = false;
  const onLookedUp: SheetProps["onLookedUp"] = async (word) => (isOnline ? findingOf(word) : { kind: "failed" });
  show({ onLookedUp });
  pasteRows("BW-1150\t2\n");
  expect(await screen.findByText("通信できません。明細はこの端末に残っています")).toBeTruthy();
  isOnline = true;
  fireEvent(window, new Event("online"));
  expect((await screen.findAllByText("12,672円")).length).toBeGreaterThan(0);
});

test.each([
  ["GV-5501 4,000枚", "4000", "piece"],
  ["GV-5501 4,000 枚", "4000", "piece"],
  ["CP-2210 1,000個", "1000", "piece"],
  ["GV-5501 1,500", "1500", "case"],
  ['CP-2210,"1,000",個', "1000", "piece"],
  ['"CP-2210","1,500","個"', "1500", "piece"],
  ["CP-2210,1,000,個", "1000", "piece"],
  ["CP-2210、1,000、個", "1000", "piece"],
  ["CP-2210,1,500,個", "", "piece"],
  ["CP-2210,1,500個", "", "piece"],
  ["CP-2210\t1,000\t個", "1000", "piece"],
  ["CP-2210,3,ケース", "3", "case"],
  ["BW 1204 1", "1204", "case"],
  ["CP-2210 3.5 個", "3.5", "piece"],
  ["CP-2210\t1e3", "1e3", "case"],
  ["CP-2210,-1", "-1", "case"],
  ["CP-2210 4,00枚", "4,00", "piece"],
])("the row %s is read with the quantity %s of a %s", (row, quantity, unit) => {
  const code = row.startsWith("BW") ? "BW" : row.startsWith("GV") ? "GV-5501" : "CP-2210";
  expect(readRows(row).rows).toEqual([{ code, quantity, unit }]);
});

test("a row that may mean two quantities is left without one, and this is said", () => {
  show();
  pasteRows("BW-1150,1,500,個\nBW-1150\t2\n");
  expect(screen.getByText("数量が二通りに読める1行は、数量を空けています。")).toBeTruthy();
  expect(quantity(1).value).toBe("");
});

test("one row with commas is read in the field of the code, and stays a number in that of the quantity", () => {
  show();
  pasteRows("CP-2210,1,000,個");
  expect([code(1).value, quantity(1).value]).toEqual(["CP-2210", "1000"]);
  expect(fireEvent.paste(quantity(2), { clipboardData: { getData: () => "1,000" } })).toBe(true);
  expect(fireEvent.paste(code(2), { clipboardData: { getData: () => "飯碗、白" } })).toBe(true);
});

test.each(["3.5", "1e3", "-1"])(
  "the pasted quantity %s is kept with its error and not counted as a line to add",
  async (text) => {
    show();
    pasteRows(`BW-1150\t${text}\nBW-1150\t1\nTE-8001\t\n`);
    await screen.findByText("1行をカートに入れる", { selector: "button, button *" });
    expect(quantity(1).value).toBe(text);
    expect(screen.getByText("数量は整数で入力してください")).toBeTruthy();
    expect(screen.getByLabelText("明細の合計").textContent).toContain("行数3行直す行2行");
  },
);

test.each(["3.5", "-5", "1e3", "abc"])("the quantity %s is an error and adds nothing", async (text) => {
  const { onSetAdded } = show();
  pasteRows("BW-1150\t1\tケース\n");
  await screen.findByText("1行をカートに入れる", { selector: "button, button *" });
  fireEvent.change(quantity(1), { target: { value: text } });
  expect(screen.getByText("数量は整数で入力してください")).toBeTruthy();
  expect(quantity(1).getAttribute("aria-invalid")).toBe("true");
  fireEvent.click(screen.getByText(/カートに入れる/, { selector: "button, button *" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(onSetAdded).not.toHaveBeenCalled();
});

test("rows that are pasted leave the focus in their first field", () => {
  show();
  const field = code(1);
  field.focus();
  pasteRows("BW-1150\t1\nTE-8001\t2\n");
  expect(document.activeElement).toBe(code(1));
  expect(code(1).value).toBe("BW-1150");
});

test("pasted rows are looked up and come into the cart as one set of cases", async () => {
  const { onSetAdded, onKept } = show();
  pasteRows("BW-1150\t2\tケース\nTE-8001\t1000\t包\n");
  expect(await screen.findAllByText("25,920円")).toHaveLength(2);
  expect(onKept).toHaveBeenLastCalledWith([
    { code: "BW-1150", quantity: "2", unit: "case" },
    { code: "TE-8001", quantity: "1000", unit: "piece" },
  ]);
  expect(screen.getByLabelText("明細の合計").textContent).toContain("38,592円");
  fireEvent.click(button("2行をカートに入れる"));
  expect(onSetAdded).toHaveBeenCalledWith([
    { product_id: 1, quantity: 2 },
    { product_id: 2, quantity: 2 },
  ]);
  await waitFor(() => expect(code(1).value).toBe(""));
  expect(onKept).toHaveBeenLastCalledWith([]);
  await waitFor(() => expect(document.activeElement).toBe(code(1)));
});

test("the first field has the focus after the sheet is emptied", async () => {
  show();
  pasteRows("BW-1150\t2\tケース\n");
  const clear = button("明細を空にする");
  clear.focus();
  fireEvent.click(clear);
  await waitFor(() => expect(document.activeElement).toBe(code(1)));
});

test("nothing is rounded: pieces between cases offer the two numbers beside them", async () => {
  show();
  pasteRows("BW-1150\t30\t個\nBW-1150\t1\n");
  expect(await screen.findByText("入数は24個です")).toBeTruthy();
  fireEvent.click(button("48個にする"));
  expect(quantity(1).value).toBe("48");
  expect((await screen.findAllByText("12,672円")).length).toBeGreaterThan(0);
});

test("lines that are wrong send nothing, and the focus goes to their list", async () => {
  const { onSetAdded } = show(typedSheet);
  expect(screen.getByLabelText("明細の合計").textContent).toContain("行数6行直す行4行");
  fireEvent.click(button("2行をカートに入れる"));
  const alert = await screen.findByRole("alert");
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(onSetAdded).not.toHaveBeenCalled();
  expect(alert.textContent).toContain("直す行が4行あります");
  fireEvent.click(button(/BW-1160/));
  expect(code(5).value).toBe("BW-1160");
  expect(button(/PN-1601/)).toBeTruthy();
});

test("the line that the cart refuses is named and keeps what was typed, also without a connection", async () => {
  const message = "「和紅茶 ティーバッグ 100包 1ケース（500包入）」は4点までご注文いただけます。";
  show({ typed: typedSheet.typed.slice(0, 2), onSetAdded: async () => ({ message }) });
  await screen.findAllByText("25,920円");
  fireEvent.click(button("2行をカートに入れる"));
  expect((await screen.findByRole("alert")).textContent).toContain("2行目 TE-8001");
  expect([code(2).value, quantity(2).value]).toEqual(["TE-8001", "1000"]);
});

test("a call that cannot be sent says that the lines are still here", async () => {
  show({ typed: typedSheet.typed.slice(0, 1), onSetAdded: () => Promise.reject(new Error("no chunk")) });
  await screen.findAllByText("12,672円");
  fireEvent.click(button("1行をカートに入れる"));
  expect((await screen.findByRole("alert")).textContent).toContain("明細はこの端末に残っています");
  expect(code(1).value).toBe("BW-1150");
});

test("what the cart holds counts against the limit", async () => {
  show({ countHeld: () => 3 });
  pasteRows("TE-8001\t2\nTE-8001\t1\n");
  expect(await screen.findByText("あと1ケースまでです")).toBeTruthy();
});

test("Enter goes to the next field and line, arrows to lines, and two Deletes remove a line that Ctrl Z brings back", async () => {
  show({ kept: typedSheet.typed.slice(0, 2) });
  code(1).focus();
  fireEvent.keyDown(code(1), { key: "Enter" });
  expect(document.activeElement).toBe(quantity(1));
  fireEvent.keyDown(quantity(1), { key: "Enter" });
  expect(document.activeElement).toBe(code(2));
  fireEvent.keyDown(code(2), { key: "ArrowUp" });
  expect(document.activeElement).toBe(code(1));
  code(1).setSelectionRange(7, 7);
  fireEvent.keyDown(code(1), { key: "Delete" });
  expect(screen.getByText("もう一度Deleteを押すと、この行を消します。")).toBeTruthy();
  fireEvent.keyDown(code(1), { key: "Delete" });
  expect(code(1).value).toBe("TE-8001");
  fireEvent.keyDown(code(3), { key: "z", ctrlKey: true });
  expect(code(1).value).toBe("BW-1150");
});

test("a line that Delete removes leaves the caret at the end of its neighbour, which a held key does not touch", () => {
  show({ kept: typedSheet.typed.slice(0, 3) });
  const press = (line: number, init = {}) => fireEvent.keyDown(code(line), { key: "Delete", ...init });
  code(1).focus();
  code(1).setSelectionRange(7, 7);
  press(1);
  press(1, { repeat: true });
  expect(code(1).value).toBe("BW-1150");
  press(1);
  expect(code(1).value).toBe("TE-8001");
  expect(document.activeElement).toBe(code(1));
  expect([code(1).selectionStart, code(1).selectionEnd]).toEqual([7, 7]);
  press(1, { repeat: true });
  press(1);
  expect(code(1).value).toBe("TE-8001");
  expect(screen.getByText("もう一度Deleteを押すと、この行を消します。")).toBeTruthy();
});

test("R says why nothing is put into the sheet", () => {
  show();
  fireEvent.keyDown(document.body, { key: "r" });
  expect(screen.getByText("前回の注文を並べるには、ログインしてください。").getAttribute("role")).toBe("status");
});

test("the hint to log in goes once the lines are in the cart", async () => {
  show();
  fireEvent.keyDown(document.body, { key: "r" });
  pasteRows("BW-1150\t2\n");
  fireEvent.click(await screen.findByText("1行をカートに入れる", { selector: "button, button *" }));
  await waitFor(() => expect(screen.queryByText("前回の注文を並べるには、ログインしてください。")).toBeNull());
});

test("? opens the keys where they can be seen", async () => {
  show();
  const scrollIntoView = vi.fn<() => void>();
  const keys = document.querySelector("[data-keys] details")!;
  keys.scrollIntoView = scrollIntoView;
  fireEvent.keyDown(document.body, { key: "?" });
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
  expect(keys.hasAttribute("open")).toBe(true);
});

test("R puts the last order into the sheet, except where single keys are off", async () => {
  const last = {
    orderedAt: "2026-11-13T09:00:00+09:00",
    path: paths.order({ key: 1 }),
    rows: typedSheet.typed.slice(0, 1),
  };
  show({ isGuest: false, last });
  fireEvent.keyDown(code(1), { key: "r" });
  expect(code(1).value).toBe("");
  fireEvent.click(screen.getByLabelText(/一文字のキー/));
  fireEvent.keyDown(document.body, { key: "r" });
  expect(code(1).value).toBe("");
  fireEvent.click(screen.getByLabelText(/一文字のキー/));
  fireEvent.keyDown(document.body, { key: "r" });
  expect(code(1).value).toBe("BW-1150");
  // Once it is there, it is not put in again.
  fireEvent.keyDown(document.body, { key: "r" });
  expect(code(2).value).toBe("");
});
