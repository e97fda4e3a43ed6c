import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { CancelOrder } from "#ui/screens/order/cancel-order";
import { OrderView } from "#ui/screens/order/order-view";
import stories from "#ui/screens/order/order-view.stories";
import { cancelledOrder, order } from "#ui/stories/order.fixture";

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

it("after a cancellation a notice shows it, and the main element gets the focus", async () => {
  function Page() {
    const [shown, setShown] = useState(order);
    const onCancelled = async () => setShown(cancelledOrder);
    return (
      <main tabIndex={-1}>
        <OrderView
          {...stories.args}
          order={shown}
          cancellation={shown.can_cancel ? "allowed" : null}
          onCancelled={onCancelled}
        />
      </main>
    );
  }
  render(<Page />);
  fireEvent.click(screen.getByRole("button", { name: "この注文をキャンセルする" }));
  const submit = screen.getByRole("button", { name: "キャンセルする" });
  submit.focus();
  await act(async () => fireEvent.click(submit));
  expect((await screen.findByRole("status")).textContent).toMatch(/このご注文は、.*にキャンセルされました/);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("main"));
});
