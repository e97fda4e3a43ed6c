import type { UserAddress } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { useState } from "react";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { AddressCard } from "#ui/screens/address-book/address-card";
import { addressBookCopy as copy } from "#ui/screens/address-book/address-book.copy";
import type { AddressBookProps, BookAddress } from "#ui/screens/address-book/address-book.props";
import { AccountPage } from "#ui/slots/account-page/account-page";
import { DeleteDialog } from "#ui/slots/account-page/delete-dialog";
import styles from "./address-book-view.module.css";

/** The address book. */
export function AddressBookView(props: AddressBookProps) {
  const { addresses, limit } = props;
  return (
    <AccountPage
      title={copy.title}
      lead={addresses === null ? undefined : copy.lead(addresses.length, limit)}
      back={{ path: paths.mypageHome(), name: copy.back }}
    >
      {addresses === null ? <Loader label={copy.loading} /> : <AddressList {...props} addresses={addresses} />}
    </AccountPage>
  );
}

type AddressListProps = AddressBookProps & { addresses: readonly BookAddress[] };

/** The addresses, or a text for none. A deletion asks for confirmation. */
function AddressList(props: AddressListProps) {
  const { message, addresses, canAdd, addPath, onDeleted } = props;
  const [deleting, setDeleting] = useState<UserAddress | null>(null);
  return (
    <>
      {message ? <PageMessage {...message} /> : null}
      {canAdd ? (
        <p>
          <ButtonLink href={addPath} icon="plus">
            {copy.add}
          </ButtonLink>
        </p>
      ) : (
        <p className={styles.full}>{copy.full}</p>
      )}
      {addresses.length === 0 ? <EmptyState title={copy.empty} /> : null}
      <ul className={styles.list}>
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard {...props} address={address} onDeleteClicked={setDeleting} />
          </li>
        ))}
      </ul>
      <DeleteDialog
        item={deleting}
        title={copy.removeTitle}
        cancelText={copy.cancel}
        deleteText={copy.remove}
        onClose={() => setDeleting(null)}
        onDeleted={onDeleted}
      >
        {(address) => <p>{copy.removeLead(address.shipping_name)}</p>}
      </DeleteDialog>
    </>
  );
}
