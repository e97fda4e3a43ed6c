import { paths, staticPages } from "@noren/contract/paths";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ConfirmFacts } from "#ui/screens/cart-confirm/confirm-facts";
import type { FinalConfirmation } from "#ui/screens/cart-confirm/cart-confirm.props";
import { cart, cartSums, sender } from "#ui/stories/cart.fixture";

const confirmation: FinalConfirmation = {
  lines: [],
  hasReducedRate: false,
  amounts: cartSums,
  payment: { name: "銀行振込", timing: "", invoiceRecipient: null },
  deliveries: [],
  letter: null,
  applicationPeriod: null,
  cancellation: { text: "", path: staticPages.law },
};
const editPaths = {
  products: paths.cart(),
  orderer: paths.cart(),
  sender: paths.cartSender(),
  delivery: paths.cart(),
  payment: paths.cart(),
};

it("lists the phone numbers of recipients and sender, which the carrier calls", () => {
  const delivery = {
    name: "佐藤 太郎",
    address: "大阪府",
    phoneNumber: "0661234567",
    parcels: [],
    note: null,
    sender: { name: "山田 正夫", path: paths.cartSender() },
  };
  render(
    <ConfirmFacts
      cart={{ ...cart, sender }}
      confirmation={{ ...confirmation, deliveries: [delivery] }}
      editPaths={editPaths}
    />,
  );
  expect(screen.getByRole("region", { name: "お届け先・お届け日時" }).textContent).toContain("0661234567");
  expect(screen.getByText(/ご依頼主：山田 正夫 様/)).toBeTruthy();
  expect(screen.getByRole("region", { name: "ご依頼主" }).textContent).toContain(sender.phone_number);
});

it("shows the sender only if it differs from the orderer", () => {
  const { rerender } = render(<ConfirmFacts cart={cart} confirmation={confirmation} editPaths={editPaths} />);
  expect(screen.queryByRole("region", { name: "ご依頼主" })).toBeNull();
  rerender(<ConfirmFacts cart={{ ...cart, sender }} confirmation={confirmation} editPaths={editPaths} />);
  expect(screen.getByRole("region", { name: "ご依頼主" }).textContent).toContain("山田　正夫 様");
});
