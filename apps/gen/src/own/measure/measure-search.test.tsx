import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MeasureSearch } from "./measure-search.tsx";

test("measures are sent as the list reads them; what is no number is named and kept", () => {
  render(<MeasureSearch />);
  const width = screen.getByRole<HTMLInputElement>("textbox", { name: "幅（cm以下）" });
  const form = width.form as HTMLFormElement;
  const send = () => fireEvent.submit(form);
  // `fireEvent` returns false where the form was kept.
  expect(send()).toBe(false);
  expect(screen.getByRole("alert").textContent).toContain("どれかを入れて");
  fireEvent.change(width, { target: { value: "26くらい" } });
  expect(send()).toBe(false);
  expect(screen.getByRole("alert").textContent).toContain("「26くらい」は数として読めません");
  expect([document.activeElement, width.value]).toEqual([width, "26くらい"]);
  fireEvent.change(width, { target: { value: "２６．５ cm" } });
  expect(send()).toBe(true);
  expect(new URLSearchParams([...new FormData(form)] as [string, string][]).get("a.width.max")).toBe("26.5");
});
