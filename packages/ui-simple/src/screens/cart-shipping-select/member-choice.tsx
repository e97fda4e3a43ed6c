import { Badge } from "#ui/elements/badge/badge";
import { ButtonLink } from "#ui/elements/button/button-link";
import { EmptyState } from "#ui/elements/empty-state/empty-state";
import { Form } from "#ui/forms/form";
import { FormRadioGroup } from "#ui/forms/form-fields";
import { FormSubmitButton } from "#ui/forms/form-submit-button";
import { AddressChecks } from "#ui/screens/cart-shipping-select/address-checks";
import { cartShippingSelectCopy as copy } from "#ui/screens/cart-shipping-select/cart-shipping-select.copy";
import type { MemberShippingSelect } from "#ui/screens/cart-shipping-select/cart-shipping-select.props";
import styles from "./cart-shipping-select-view.module.css";

/** One address of the book, or several where the shop allows it. */
export function MemberChoice({ addresses, selectedIds, canChooseSeveral, addPath, onSubmitted }: MemberShippingSelect) {
  const add = (
    <ButtonLink href={addPath} icon="plus">
      {copy.add}
    </ButtonLink>
  );
  if (addresses.length === 0) return <EmptyState title={copy.noAddress} action={add} />;
  const choices = addresses.map((address) => ({ value: String(address.id), label: <AddressText address={address} /> }));
  return (
    <Form
      initialValues={{ ids: canChooseSeveral ? selectedIds.map(String) : String(selectedIds[0]) }}
      onSubmit={({ ids }) => onSubmitted({ addressIds: [ids].flat().map(Number) })}
    >
      {canChooseSeveral ? (
        <AddressChecks name="ids" label={copy.addresses} help={copy.several} choices={choices} />
      ) : (
        <FormRadioGroup name="ids" label={copy.addresses} look="card" options={choices} />
      )}
      <p className={styles.add}>{add}</p>
      <FormSubmitButton block>{copy.next}</FormSubmitButton>
    </Form>
  );
}

function AddressText({ address }: { address: MemberShippingSelect["addresses"][number] }) {
  return (
    <span className={styles.address}>
      <span className={styles.name}>
        {copy.to(address.shipping_name)}
        {address.isOwn ? <Badge>{copy.ownBadge}</Badge> : null}
        {address.is_default ? <Badge tone="accent">{copy.defaultBadge}</Badge> : null}
      </span>
      <span>{address.full_address}</span>
    </span>
  );
}
