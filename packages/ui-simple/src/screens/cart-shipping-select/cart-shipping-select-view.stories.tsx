import type { UserAddress } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CartShippingSelectView } from "#ui/screens/cart-shipping-select/cart-shipping-select-view";
import { ordererFields } from "@noren/validation/fields/user";
import { emptyValues } from "@noren/validation/form-values";
import { toSearchText } from "@noren/validation/search-text";
import type {
  GuestShippingSelect,
  MemberShippingSelect,
} from "#ui/screens/cart-shipping-select/cart-shipping-select.props";
import type { Recipient } from "#ui/slots/recipients/recipients.props";
import { cartSums, openSums } from "#ui/stories/cart.fixture";
import { addresses, findAddresses, prefectures } from "#ui/stories/person.fixture";
import { inCheckout } from "#ui/stories/in-frame";

const guest: GuestShippingSelect = {
  kind: "guest",
  values: { ...emptyValues(ordererFields), destination: "self" },
  prefectures,
  findAddresses,
  loginPath: paths.login(),
  otherNames: [],
  isSocialGift: false,
  onSubmitted: async () => undefined,
};

export default {
  title: "画面/購入手続き/お届け先の選択",
  component: CartShippingSelectView,
  parameters: { layout: "fullscreen" },
  decorators: [inCheckout],
  args: {
    choice: guest,
    sums: openSums,
    backPath: paths.cart(),
  },
} satisfies Meta<typeof CartShippingSelectView>;
type Story = StoryObj<typeof CartShippingSelectView>;

const recipientOf = (address: UserAddress, index: number): Recipient => {
  return {
    value: `a${index}`,
    name: address.shipping_name,
    address: address.full_address,
    searchText: toSearchText([address.shipping_name, address.shipping_kana, address.full_address]),
    isOwn: index === 0,
    isDefault: index === 0,
    isTyped: false,
  };
};
const member: MemberShippingSelect = {
  kind: "member",
  recipients: addresses.map(recipientOf),
  selected: ["a0"],
  isProposal: true,
  canChooseSeveral: true,
  offerFor: (count) => ({ products: 2, pieces: 2 * count, amount: 6600 * count, refusal: null }),
  addPath: paths.cartShippingAdd(),
  onAddOpened: () => undefined,
  addressImport: {
    onExported: () => undefined,
    onFileChosen: async () => ({ kind: "imported", added: 12, changed: 0, addedIds: [] }),
  },
  valueOf: (id) => `a${id}`,
  onSubmitted: async () => undefined,
};
const twelve = [addresses, addresses, addresses, addresses].flat().map(recipientOf);

export const Guest: Story = { name: "ゲスト" };
export const SocialGift: Story = {
  name: "ソーシャルギフトのご注文者",
  args: {
    choice: { ...guest, isSocialGift: true },
    backPath: paths.cartSocialGift(),
  },
};
export const Failing: Story = {
  name: "ゲスト・不備",
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>("main button[type=submit]")?.click(),
};
export const Member: Story = { name: "会員", args: { choice: member, sums: cartSums } };
export const Twelve: Story = {
  name: "会員・12名様",
  args: {
    choice: {
      ...member,
      recipients: twelve.map((recipient, index) => ({ ...recipient, isTyped: index === 11 })),
      selected: twelve.map(({ value }) => value),
    },
    sums: cartSums,
  },
};
export const TooMany: Story = {
  name: "会員・在庫が足りない",
  args: {
    choice: {
      ...member,
      selected: ["a0", "a1"],
      offerFor: (count) => ({
        products: 1,
        pieces: count,
        amount: 6600,
        refusal: "「青磁の飯碗 大」は1点までのため、2名様に1点ずつお送りできません。",
      }),
    },
    sums: cartSums,
  },
};
export const One: Story = {
  name: "会員・お届け先は1件まで",
  args: { choice: { ...member, canChooseSeveral: false }, sums: cartSums },
};
export const NoAddress: Story = {
  name: "会員・登録なし",
  args: { choice: { ...member, recipients: [], selected: [] } },
};
export const Loading: Story = { name: "読込中", args: { sums: null, choice: null } };
