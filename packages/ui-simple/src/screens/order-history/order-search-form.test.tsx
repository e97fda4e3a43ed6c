import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { OrderSearchForm } from "#ui/screens/order-history/order-search-form";
import { orderHistoryCopy as copy } from "#ui/screens/order-history/order-history.copy";

const page = (word: string) => (
  <main tabIndex={-1}>
    <OrderSearchForm
      search={{ word, from: "", to: "", status: "" }}
      listPath="/mypage/order_history"
      isOpen
      onSearched={async () => undefined}
    />
  </main>
);

it("keeps the focus in the page when a search replaces the form", () => {
  const { rerender } = render(page(""));
  screen.getByRole("button", { name: copy.submit }).focus();
  rerender(page("湯呑"));
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("湯呑");
});

it("[valid.min-date] refuses a period that ends before it begins", async () => {
  render(page(""));
  const [from, to] = [screen.getByLabelText(/参照開始日/), screen.getByLabelText(/参照終了日/)];
  fireEvent.change(from, { target: { value: "2026-11-10" } });
  fireEvent.change(to, { target: { value: "2026-11-09" } });
  fireEvent.click(screen.getByRole("button", { name: copy.submit }));
  const faults = await screen.findAllByText("参照終了日は参照開始日より大きです。");
  expect(faults.length).toBeGreaterThan(0);
  expect(to.getAttribute("aria-invalid")).toBe("true");
});
