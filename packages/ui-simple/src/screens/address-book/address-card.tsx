import { Badge } from "#ui/elements/badge/badge";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { addressBookCopy as copy } from "#ui/screens/address-book/address-book.copy";
import type { AddressBookProps, BookAddress } from "#ui/screens/address-book/address-book.props";
import { ItemActions, ItemCard } from "#ui/slots/account-page/item-card";
import styles from "./address-book-view.module.css";

type AddressCardProps = Pick<AddressBookProps, "busyId" | "editPath" | "onMadeDefault" | "onMadeSenderDefault"> & {
  address: BookAddress;
  onDeleteClicked: () => void;
};

/** One address with its actions. */
export function AddressCard(props: AddressCardProps) {
  const { address, busyId, editPath, onMadeDefault, onMadeSenderDefault, onDeleteClicked } = props;
  const name = address.shipping_name;
  const isBusy = busyId === address.id;
  return (
    <ItemCard
      isBusy={isBusy}
      badges={
        <>
          {address.isOwn ? <Badge>{copy.own}</Badge> : null}
          {address.is_default ? <Badge tone="accent">{copy.isDefault}</Badge> : null}
          {address.is_sender_default ? <Badge tone="accent">{copy.isSender}</Badge> : null}
        </>
      }
    >
      <address className={styles.address}>
        <strong>{copy.to(name)}</strong>
        <br />
        {address.full_address}
        <br />
        {address.phone_number}
      </address>
      <ItemActions>
        <ButtonLink look="quiet" icon="edit" href={editPath(address.id)} aria-label={copy.editOf(name)}>
          {copy.edit}
        </ButtonLink>
        {address.canDelete ? (
          <Button look="quiet" icon="trash" loading={isBusy} aria-label={copy.removeOf(name)} onClick={onDeleteClicked}>
            {copy.remove}
          </Button>
        ) : null}
      </ItemActions>
      <ItemActions>
        {address.is_default ? null : (
          <Button
            look="quiet"
            loading={isBusy}
            aria-label={copy.makeDefaultOf(name)}
            onClick={() => onMadeDefault(address)}
          >
            {copy.makeDefault}
          </Button>
        )}
        {address.is_sender_default ? null : (
          <Button
            look="quiet"
            loading={isBusy}
            aria-label={copy.makeSenderOf(name)}
            onClick={() => onMadeSenderDefault(address)}
          >
            {copy.makeSender}
          </Button>
        )}
      </ItemActions>
    </ItemCard>
  );
}
