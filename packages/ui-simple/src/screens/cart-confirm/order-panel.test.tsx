import { staticPages } from "@noren/contract/paths";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { cartConfirmCopy as copy } from "#ui/screens/cart-confirm/cart-confirm.copy";
import { OrderPanel } from "#ui/screens/cart-confirm/order-panel";
import { cart, cartSums } from "#ui/stories/cart.fixture";

it("says beside the button why an order failed: on a phone the top of the page is far away", () => {
  render(
    <OrderPanel
      cart={cart}
      confirmation={{
        lines: [],
        hasReducedRate: false,
        amounts: cartSums,
        payment: { name: "銀行振込", timing: "", invoiceRecipient: null },
        deliveries: [],
        letter: null,
        applicationPeriod: null,
        cancellation: { text: "", path: staticPages.law },
      }}
      editPaths={{ products: "", orderer: "", sender: "", delivery: "", payment: "" }}
      seller={null}
      messages={[]}
      termsPath={staticPages.terms}
      privacyPath={staticPages.privacy}
      isOrdering={false}
      errorText="在庫が不足しています。"
      asksPassword={false}
      pending={null}
      onOrdered={async () => undefined}
    />,
  );
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("在庫が不足しています。");
  expect(alert.nextElementSibling).toBe(screen.getByRole("button", { name: copy.order }));
});
