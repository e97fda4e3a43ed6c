import type { UserAddress } from "@noren/contract";
import { useState } from "react";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { Dialog } from "#ui/elements/dialog/dialog";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Loader } from "#ui/elements/loader/loader";
import { AddressCard } from "#ui/screens/address-book/address-card";
import { addressBookMessages as words } from "#ui/screens/address-book/address-book.messages";
import type { AddressBookProps } from "#ui/screens/address-book/address-book.props";
import { AccountPage } from "#ui/slots/account-page/account-page";
import styles from "./address-book-view.module.css";

/** The address book. Deleting asks first; what is the default stands on the card. */
export function AddressBookView(props: AddressBookProps) {
  const { addresses, limit, addPath, onDeleted } = props;
  const [leaving, setLeaving] = useState<UserAddress | null>(null);
  if (addresses === null) {
    return (
      <AccountPage title={words.title}>
        <Loader label={words.loading} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={words.title}
      lead={words.lead(addresses.length, limit)}
      back={{ path: "/mypage", name: words.back }}
    >
      {addresses.length < limit ? (
        <p>
          <ButtonLink href={addPath} icon="plus">
            {words.add}
          </ButtonLink>
        </p>
      ) : (
        <p className={styles.full}>{words.full}</p>
      )}
      {addresses.length === 0 ? <EmptyState title={words.empty} /> : null}
      <ul className={styles.list}>
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard {...props} address={address} onDeleteAsked={setLeaving} />
          </li>
        ))}
      </ul>
      <Dialog
        open={leaving !== null}
        title={words.removeTitle}
        onClose={() => setLeaving(null)}
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>{words.cancel}</Button>
            <Button
              variant="danger"
              onClick={() => {
                if (leaving) onDeleted(leaving);
                setLeaving(null);
              }}
            >
              {words.remove}
            </Button>
          </>
        }
      >
        {leaving ? <p>{words.removeLead(leaving.shipping_name)}</p> : null}
      </Dialog>
    </AccountPage>
  );
}
