import { paths } from "@noren/contract/paths";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { MemberShippingSelect } from "#ui/screens/cart-shipping-select/cart-shipping-select.props";
import { MemberChoice } from "#ui/screens/cart-shipping-select/member-choice";
import type { ImportOutcome } from "#ui/slots/address-import/address-import.props";

const recipientOf = (id: number): MemberShippingSelect["recipients"][number] => ({
  value: `a${id}`,
  name: `山田 ${id}`,
  address: "大阪府大阪市",
  searchText: `山田${id}`,
  isOwn: false,
  isDefault: false,
  isTyped: false,
});

it("adds imported recipients to those chosen during the import [cart.recipients]", async () => {
  const imported = Promise.withResolvers<ImportOutcome>();
  const onSubmitted = vi.fn<MemberShippingSelect["onSubmitted"]>(async () => undefined);
  const choice: MemberShippingSelect = {
    kind: "member",
    recipients: [1, 2, 3].map(recipientOf),
    selected: ["a1"],
    isProposal: false,
    canChooseSeveral: true,
    offerFor: () => ({ products: 1, pieces: 1, amount: 1, refusal: null }),
    addPath: paths.cartShippingAdd(),
    onAddOpened: () => undefined,
    addressImport: { onExported: () => undefined, onFileChosen: () => imported.promise },
    valueOf: (id) => `a${id}`,
    onSubmitted,
  };
  render(<MemberChoice {...choice} />);
  await userEvent.upload(screen.getByLabelText("CSVファイルを選ぶ"), new File([""], "a.csv", { type: "text/csv" }));
  await userEvent.click(screen.getByRole("checkbox", { name: /山田 2/ }));
  imported.resolve({ kind: "imported", added: 1, changed: 0, addedIds: [3] });
  await userEvent.click(await screen.findByRole("button", { name: "3名様のお届け日時の指定へ" }));
  await expect.poll(() => onSubmitted.mock.calls[0]?.[0].recipients).toEqual(["a1", "a2", "a3"]);
});
