import { AddressBookView } from "#ui/screens/address-book/address-book-view";
import { addressBookCopy as copy } from "#ui/screens/address-book/address-book.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { screenLoad } from "../../load/screen-load.ts";
import { useAddressBookModel } from "./address-book.model.ts";

const load = screenLoad("AddressBook");

export { load as clientLoader, load as loader };

export default function AddressBookRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <AddressBookView {...useAddressBookModel()} />
    </>
  );
}
