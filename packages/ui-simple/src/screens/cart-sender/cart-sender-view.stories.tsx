import { paths } from "@noren/contract/paths";
import { typedSenderFields } from "@noren/validation/fields/cart";
import { emptyValues } from "@noren/validation/form-values";
import { toSearchText } from "@noren/validation/search-text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartSenderView } from "#ui/screens/cart-sender/cart-sender-view";
import { NEW_SENDER } from "#ui/screens/cart-sender/cart-sender.props";
import { inCheckout } from "#ui/stories/in-frame";
import { addresses, findAddresses, prefectures } from "#ui/stories/person.fixture";

const senders = addresses.map((address, index) => ({
  value: `address-${address.id}`,
  name: address.shipping_name,
  address: address.full_address,
  searchText: toSearchText([address.shipping_name, address.full_address]),
  isOwn: index === 0,
  isDefault: false,
  isTyped: index === 2,
}));
const choice = {
  recipient: "佐々木　健一",
  senders,
  values: { ...emptyValues(typedSenderFields), sender: "address-1" },
  hasOthers: true,
};

export default {
  title: "画面/購入手続き/ご依頼主",
  component: CartSenderView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    choice,
    prefectures,
    findAddresses,
    back: { path: paths.cartShippingDetail(), from: "delivery" },
    onSubmitted: async () => undefined,
  },
} satisfies Meta<typeof CartSenderView>;
type Story = StoryObj<typeof CartSenderView>;

export const Plain: Story = { name: "お届け先ごと" };
export const ForAll: Story = {
  name: "すべてのお届け先",
  args: { choice: { ...choice, recipient: null, hasOthers: false } },
};
export const Typed: Story = {
  name: "新しく入力",
  args: { choice: { ...choice, values: { ...choice.values, sender: NEW_SENDER } } },
};
export const Loading: Story = { name: "読込中", args: { choice: null } };
