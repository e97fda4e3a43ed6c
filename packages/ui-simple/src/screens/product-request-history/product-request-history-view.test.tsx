import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ProductRequestHistoryView } from "#ui/screens/product-request-history/product-request-history-view";
import { productRequestHistoryCopy as copy } from "#ui/screens/product-request-history/product-request-history.copy";
import type { ProductRequestHistoryProps } from "#ui/screens/product-request-history/product-request-history.props";

const page = (form: ProductRequestHistoryProps["form"]) => (
  <main tabIndex={-1}>
    <ProductRequestHistoryView
      requests={[]}
      busyId={null}
      pagination={{ total: 0, per: 10, last: 1, current: 1 }}
      pagePath={() => ""}
      homePath="/mypage"
      form={form}
      formPath="?word="
      listPath="/mypage/product_request_history"
      onRequested={async () => undefined}
      onRemoved={() => undefined}
    />
  </main>
);

it("keeps the focus in the page when the form opens and closes with the focused link", () => {
  const { rerender } = render(page(null));
  screen.getByRole("link", { name: copy.open }).focus();
  rerender(page({ kind: "other", productName: "" }));
  expect(document.activeElement).toBe(screen.getByRole("main"));
  screen.getByRole("link", { name: copy.form.cancel }).focus();
  rerender(page(null));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});
