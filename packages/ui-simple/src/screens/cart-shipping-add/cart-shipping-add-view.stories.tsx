import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartShippingAddView } from "#ui/screens/cart-shipping-add/cart-shipping-add-view";
import { addressFields } from "@noren/validation/fields/address";
import { emptyValues } from "@noren/validation/form-values";
import { addressValues, findAddresses, prefectures } from "#ui/stories/person.fixture";
import { inCheckout } from "#ui/stories/in-frame";

export default {
  title: "画面/購入手続き/お届け先の入力",
  component: CartShippingAddView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    values: { ...emptyValues(addressFields), is_save_address: false },
    isChange: false,
    isMember: false,
    canSave: false,
    prefectures,
    findAddresses,
    backPath: paths.cartShippingSelect(),
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof CartShippingAddView>;
type Story = StoryObj<typeof CartShippingAddView>;

export const Add: Story = { name: "追加" };
export const Member: Story = { name: "会員", args: { isMember: true, canSave: true } };
export const Change: Story = {
  name: "変更",
  args: { isChange: true, values: { ...addressValues, is_save_address: false } },
};
export const Loading: Story = { name: "読込中", args: { values: null } };
