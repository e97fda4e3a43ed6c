import { allPaymentFields } from "@noren/validation/fields/cart";
import { emptyValues } from "@noren/validation/form-values";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Form } from "#ui/forms/form";
import { CardChoice } from "#ui/screens/cart-payment/card-choice";

it("empties the security code when another card is chosen", async () => {
  const card = { brand: "visa", expiration: "203012", name: "HANAKO", is_main: false, isExpired: false } as const;
  const saved = [
    { ...card, id: 1, masked_number: "************4242" },
    { ...card, id: 2, masked_number: "************1111" },
  ];
  render(
    <Form
      fields={allPaymentFields}
      initialValues={{ ...emptyValues(allPaymentFields), card: "1" }}
      onSubmit={async () => undefined}
    >
      <CardChoice paymentId={5} saved={saved} canSave asksSecurityCode isTest={false} />
    </Form>,
  );
  const code = () => screen.getByRole<HTMLInputElement>("textbox", { name: /セキュリティコード/ });
  await userEvent.type(code(), "987");
  await userEvent.click(screen.getByRole("radio", { name: /1111/ }));
  await vi.waitFor(() => expect(code().value).toBe(""));
});
