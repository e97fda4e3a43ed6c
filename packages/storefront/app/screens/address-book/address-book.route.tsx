import { AddressBookView } from "#ui/screens/address-book/address-book-view";
import { addressBookMessages as words } from "#ui/screens/address-book/address-book.messages";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./address-book.load.ts";
import { useAddressBookModel } from "./address-book.model.ts";

export { load as clientLoader, load as loader };

export default function AddressBookRoute() {
  return (
    <>
      <PageHead title={words.title} isPrivate />
      <AddressBookView {...useAddressBookModel()} />
    </>
  );
}
