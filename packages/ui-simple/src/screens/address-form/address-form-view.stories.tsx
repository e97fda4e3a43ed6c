import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AddressFormView } from "#ui/screens/address-form/address-form-view";
import { addressFields } from "@noren/validation/fields/address";
import { emptyValues } from "@noren/validation/form-values";
import { addressValues, findAddresses, prefectures } from "#ui/stories/person.fixture";
import { inShop } from "#ui/stories/in-frame";

export default {
  title: "画面/アドレスの登録",
  component: AddressFormView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    mode: "add",
    values: emptyValues(addressFields),
    isOwn: false,
    prefectures,
    findAddresses,
    listPath: paths.addressBook(),
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof AddressFormView>;
type Story = StoryObj<typeof AddressFormView>;

export const Add: Story = { name: "追加" };
export const Edit: Story = { name: "編集（ご本人）", args: { mode: "edit", values: addressValues, isOwn: true } };
export const Failing: Story = {
  name: "不備",
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("main button[type=submit]")?.click(),
};
export const Loading: Story = { name: "読込中", args: { mode: "edit", values: null } };
