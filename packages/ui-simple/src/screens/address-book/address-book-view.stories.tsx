import { paths } from "@noren/contract/paths";
import { toSearchText } from "@noren/validation/search-text";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AddressBookView } from "#ui/screens/address-book/address-book-view";
import { addresses } from "#ui/stories/person.fixture";
import { inShop } from "#ui/stories/in-frame";

const book = addresses.map((address, index) => ({
  ...address,
  isOwn: index === 0,
  canDelete: index > 0,
  searchText: toSearchText([address.shipping_name, address.full_address]),
}));

export default {
  title: "画面/アドレス帳",
  component: AddressBookView,
  parameters: { layout: "fullscreen" },
  decorators: [inShop],
  args: {
    message: null,
    addresses: book,
    limit: 10,
    canAdd: true,
    busyId: null,
    addPath: paths.addressAdd(),
    editPath: (id) => paths.addressEdit({ key: id }),
    onMadeDefault: () => undefined,
    onMadeSenderDefault: () => undefined,
    onDeleted: () => undefined,
    file: {
      onExported: () => undefined,
      onFileChosen: () => Promise.resolve({ kind: "imported", added: 3, changed: 0, addedIds: [] }),
    },
    onAllDeleted: () => Promise.resolve(),
  },
} satisfies Meta<typeof AddressBookView>;
type Story = StoryObj<typeof AddressBookView>;

export const Plain: Story = { name: "通常" };
export const Busy: Story = { name: "変更中", args: { busyId: 2 } };
export const Full: Story = { name: "上限", args: { limit: 3, canAdd: false } };
export const Many: Story = {
  name: "検索できる件数",
  args: { addresses: [0, 1, 2, 3].flatMap((round) => book.map((each) => ({ ...each, id: each.id + round * 100 }))) },
};
export const Empty: Story = { name: "空", args: { addresses: [] } };
export const Loading: Story = { name: "読込中", args: { addresses: null } };
