import { addressFields } from "@noren/validation/fields/address";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fieldset } from "#ui/elements/fieldset/fieldset";
import { Form } from "#ui/forms/form";
import { FormAddressFields } from "#ui/forms/form-address-fields";
import { FormTextField } from "#ui/forms/form-fields";
import { FormNameFields } from "#ui/forms/form-name-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";

export default { title: "フォーム/お届け先" } satisfies Meta;

const chiyoda = { postal_code: "1000001", prefecture: "東京都", city: "千代田区" };

const address = (
  <Form fields={addressFields} onSubmit={async () => undefined}>
    <Fieldset legend="お届け先">
      <FormNameFields prefix="shipping_" section="shipping" />
      <FormAddressFields
        section="shipping"
        prefectures={["北海道", "東京都", "京都府", "沖縄県"]}
        findAddresses={async () => [
          { ...chiyoda, address1: "千代田" },
          { ...chiyoda, address1: "丸の内" },
        ]}
      />
      <FormTextField
        name="phone_number"
        width="m"
        section="shipping"
        help="市外局番からの番号。ハイフンは省略できます。"
      />
    </Fieldset>
    <FormSubmitButton>この住所に届ける</FormSubmitButton>
  </Form>
);

export const Empty: StoryObj = { name: "はじめ", render: () => address };
export const Failing: StoryObj = {
  name: "不備",
  render: () => address,
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("button[type=submit]")?.click(),
};
