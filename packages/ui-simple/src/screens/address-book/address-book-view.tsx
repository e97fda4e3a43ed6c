import type { UserAddress } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { useState } from "react";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Dialog } from "#ui/elements/dialog/dialog";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { PageMessage } from "#ui/elements/page-message/page-message";
import { AddressCard } from "#ui/screens/address-book/address-card";
import { addressBookCopy as copy } from "#ui/screens/address-book/address-book.copy";
import type { AddressBookProps } from "#ui/screens/address-book/address-book.props";
import { AccountPage } from "#ui/slots/account-page/account-page";
import styles from "./address-book-view.module.css";

/** The address book. Deletion asks for confirmation. */
export function AddressBookView(props: AddressBookProps) {
  const { message, addresses, limit, canAdd, addPath, onDeleted } = props;
  const [leaving, setLeaving] = useState<UserAddress | null>(null);
  if (addresses === null) {
    return (
      <AccountPage title={copy.title}>
        <Loader label={copy.loading} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={copy.title}
      lead={copy.lead(addresses.length, limit)}
      back={{ path: paths.mypageHome(), name: copy.back }}
    >
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
            <AddressCard {...props} address={address} onDeleteAsked={setLeaving} />
          </li>
        ))}
      </ul>
      <Dialog
        open={leaving !== null}
        title={copy.removeTitle}
        onClose={() => setLeaving(null)}
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>{copy.cancel}</Button>
            <Button
              variant="danger"
              onClick={() => {
                if (leaving) onDeleted(leaving);
                setLeaving(null);
              }}
            >
              {copy.remove}
            </Button>
          </>
        }
      >
        {leaving ? <p>{copy.removeLead(leaving.shipping_name)}</p> : null}
      </Dialog>
    </AccountPage>
  );
}
