import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { CancelOrder } from "#ui/screens/order/cancel-order";

it("[form.placeholders] the reason of a cancellation has a sample", () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  render(<CancelOrder onCancelled={async () => undefined} />);
  fireEvent.click(screen.getByRole("button", { name: "この注文をキャンセルする" }));
  expect(screen.getByRole("textbox").getAttribute("placeholder")).toMatch(/^例：/);
});
