import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Loader } from "#ui/elements/loader/loader";
import { LoadErrorProvider } from "#ui/elements/loader/load-error";
import styles from "./loader.module.css";

it("[loader.defaults] is 20 px by default and has a label", () => {
  const { container, rerender } = render(<Loader />);
  const width = () => container.querySelector("svg")?.getAttribute("width");
  expect([width(), screen.getByRole("status").textContent]).toEqual(["20", "読み込み中です"]);
  rerender(<Loader size={48} />);
  expect(width()).toBe("48");
});

it("[loader.defaults] has a transparent overlay", () => {
  render(<Loader overlay />);
  expect(screen.getByRole("status").className).toBe(styles["overlay"]);
  const css = readFileSync(`${import.meta.dirname}/loader.module.css`, "utf8");
  expect(css).toMatch(/\.overlay \{[^}]*background: transparent;/);
});

it("shows why loading failed and a button to retry", () => {
  const onRetried = vi.fn();
  render(
    <LoadErrorProvider value={{ message: "通信できませんでした。", onRetried }}>
      <Loader label="カートを読み込んでいます" />
    </LoadErrorProvider>,
  );
  expect(screen.getByRole("alert").textContent).toContain("通信できませんでした。");
  expect(screen.queryByText("カートを読み込んでいます")).toBeNull();
  screen.getByRole("button", { name: "もう一度読み込む" }).click();
  expect(onRetried).toHaveBeenCalledOnce();
});
