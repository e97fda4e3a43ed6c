import { paths } from "@noren/contract/paths";
import { Loader } from "#ui/elements/loader/loader";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { AddressCard } from "#ui/screens/address-book/address-card";
import { addressBookCopy as copy } from "#ui/screens/address-book/address-book.copy";
import type { AddressBookProps, BookAddress } from "#ui/screens/address-book/address-book.props";
import { BookActions } from "#ui/screens/address-book/book-actions";
import { ColumnPage } from "#ui/slots/column-page/column-page";
import { MoreRecipients, RecipientSearch, useRecipientSearch } from "#ui/slots/recipients/recipient-search";
import { ItemList } from "#ui/slots/account-page/item-list";

export function AddressBookView(props: AddressBookProps) {
  const { addresses, limit } = props;
  return (
    <ColumnPage
      title={copy.title}
      lead={addresses === null ? undefined : copy.lead(addresses.length, limit)}
      back={{ path: paths.mypageHome(), name: copy.back }}
    >
      {addresses === null ? <Loader label={copy.loading} /> : <AddressList {...props} addresses={addresses} />}
    </ColumnPage>
  );
}

type AddressListProps = AddressBookProps & { addresses: readonly BookAddress[] };

/** A message of the shop and the addresses. */
function AddressList(props: AddressListProps) {
  const { message, addresses, canAdd, addPath, onDeleted } = props;
  const search = useRecipientSearch(addresses);
  return (
    <>
      {message ? <PageMessage {...message} /> : null}
      <RecipientSearch id="address-book" {...search} />
      <ItemList
        items={search.shown}
        adding={canAdd ? { path: addPath } : { refusal: copy.full }}
        copy={search.isSearching ? { ...copy, empty: copy.noneFound } : copy}
        removeLead={(address) => copy.removeLead(address.shipping_name)}
        onDeleted={onDeleted}
      >
        {(address, onDeleteClicked) => <AddressCard {...props} address={address} onDeleteClicked={onDeleteClicked} />}
      </ItemList>
      <MoreRecipients {...search} />
      <BookActions {...props} />
    </>
  );
}
