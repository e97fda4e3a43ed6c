import { AddressBookView } from "#ui/screens/address-book/address-book-view";
import { addressBookCopy as copy } from "#ui/screens/address-book/address-book.copy";
import { PageHead } from "../../frame/page-head.tsx";
import { load } from "./address-book.load.ts";
import { useAddressBookModel } from "./address-book.model.ts";

export { load as clientLoader, load as loader };

export default function AddressBookRoute() {
  return (
    <>
      <PageHead title={copy.title} isPrivate />
      <AddressBookView {...useAddressBookModel()} />
    </>
  );
}
