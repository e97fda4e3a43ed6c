import { render, screen } from "@testing-library/react";
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
