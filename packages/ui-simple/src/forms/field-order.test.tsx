import { addressFields } from "@noren/validation/fields/address";
import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Form } from "#ui/forms/form";
import { FormAddressFields } from "#ui/forms/form-address-fields";
import { FormNameFields } from "#ui/forms/form-name-fields";
import type { Theme } from "#ui/theme.props";

const order = vi.hoisted(() => ({
  nameFields: ["kana", "name"] as const,
  addressFields: ["prefecture", "city", "address1", "address2", "postal_code"] as const,
}));

vi.mock("#ui/theme", async (importOriginal) => {
  const { theme } = await importOriginal<{ theme: Theme }>();
  return { theme: { ...theme, ...order } satisfies Theme };
});

test("name and address fields have the theme's order", () => {
  render(
    <Form fields={addressFields} onSubmit={async () => undefined}>
      <FormNameFields prefix="shipping_" />
      <FormAddressFields prefectures={["東京都"]} findAddresses={async () => []} />
    </Form>,
  );
  const names = [...document.querySelectorAll<HTMLInputElement>("input[name], select[name]")].map(({ name }) => name);
  expect(names).toEqual([
    "shipping_last_name_kana",
    "shipping_first_name_kana",
    "shipping_last_name",
    "shipping_first_name",
    ...order.addressFields,
  ]);
});

test("a theme that omits or repeats a part does not compile", () => {
  // @ts-expect-error -- the name is missing
  const incomplete: Theme["nameFields"] = ["kana"];
  // @ts-expect-error -- the name comes twice
  const repeated: Theme["nameFields"] = ["name", "name"];
  expect([incomplete, repeated]).toHaveLength(2);
});
