import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CodeEntry } from "./code-entry.tsx";

const submit = () => fireEvent.submit(screen.getByRole("form", { name: "品番で足す" }));

test("a missing code and an unreadable number of cases are named at their fields, which get the focus", () => {
  render(<CodeEntry />);
  const code = screen.getByRole("textbox", { name: "品番" });
  const quantity = screen.getByRole("textbox", { name: "ケース数" });
  // `false` means that the form is not sent.
  expect(submit()).toBe(false);
  expect(document.activeElement).toBe(code);
  expect(code.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(code.getAttribute("aria-describedby")!)?.textContent).toBe("品番を入力してください。");

  fireEvent.change(code, { target: { value: "BW-1150" } });
  for (const text of ["2.5", "0", ""]) {
    fireEvent.change(quantity, { target: { value: text } });
    expect(submit()).toBe(false);
    expect(screen.getByText("ケース数は、1以上の整数で入力してください。")).toBeTruthy();
  }
  expect(document.activeElement).toBe(quantity);

  fireEvent.change(quantity, { target: { value: "２" } });
  expect(submit()).toBe(true);
  expect(quantity.getAttribute("aria-invalid")).toBeNull();
});
