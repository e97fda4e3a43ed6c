import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { CancelOrder } from "#ui/screens/order/cancel-order";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

it("[form.placeholders] the reason of a cancellation has a sample", () => {
  render(<CancelOrder onCancelled={async () => undefined} />);
  fireEvent.click(screen.getByRole("button", { name: "この注文をキャンセルする" }));
  expect(screen.getByRole("textbox").getAttribute("placeholder")).toMatch(/^例：/);
});
