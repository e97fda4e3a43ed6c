import { Button } from "#ui/elements/button/button";
import { CheckboxField } from "#ui/elements/checkbox-field/checkbox-field";
import { FieldGroup } from "#ui/elements/field-frame/field-frame";
import { useFormField } from "#ui/forms/use-form-field";
import { cartShippingSelectCopy as copy } from "#ui/screens/cart-shipping-select/cart-shipping-select.copy";
import { MoreRecipients, RecipientSearch, useRecipientSearch } from "#ui/slots/recipients/recipient-search";
import { RecipientText } from "#ui/slots/recipients/recipient-text";
import type { Recipient } from "#ui/slots/recipients/recipients.props";
import styles from "./cart-shipping-select-view.module.css";

interface RecipientListProps {
  name: string;
  recipients: readonly Recipient[];
}

/** A checkbox for each recipient, with a search. The order of clicks counts: the first one gets the cart's products. */
export function RecipientList({ name, recipients }: RecipientListProps) {
  const { id, label, value, error, onChange } = useFormField<string[]>(name, copy.addresses);
  const search = useRecipientSearch(recipients);
  const { found, shown, isSearching } = search;
  const missing = found.filter((recipient) => !value.includes(recipient.value));
  const toggle = (choice: string, isChecked: boolean) =>
    onChange(isChecked ? [...value, choice] : value.filter((other) => other !== choice));
  return (
    <FieldGroup id={id} label={label} help={copy.several} error={error}>
      <RecipientSearch {...search} id={id} />
      <div className={styles.bulk}>
        <p role="status" className={styles.count}>
          {copy.selected(value.length)}
        </p>
        {missing.length > 1 ? (
          <Button look="quiet" onClick={() => onChange([...value, ...missing.map((each) => each.value)])}>
            {isSearching ? copy.selectFound(missing.length) : copy.selectAll(recipients.length)}
          </Button>
        ) : null}
        {value.length > 1 ? (
          <Button look="quiet" onClick={() => onChange([])}>
            {copy.clear}
          </Button>
        ) : null}
      </div>
      <div className={styles.checks}>
        {shown.map((recipient) => (
          <CheckboxField
            key={recipient.value}
            id={`${id}-${recipient.value}`}
            name={name}
            value={recipient.value}
            label={<RecipientText recipient={recipient} />}
            checked={value.includes(recipient.value)}
            onChange={(isChecked) => toggle(recipient.value, isChecked)}
          />
        ))}
      </div>
      <MoreRecipients {...search} />
    </FieldGroup>
  );
}
