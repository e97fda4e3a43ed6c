import { hasAllWords, searchWords } from "@noren/validation/search-text";
import { useState } from "react";
import { Badge } from "#ui/elements/badge/badge";
import { Button } from "#ui/elements/button/button";
import { CheckboxField } from "#ui/elements/checkbox-field/checkbox-field";
import { FieldGroup } from "#ui/elements/field-frame/field-frame";
import { TextField } from "#ui/elements/text-field/text-field";
import { useFormField } from "#ui/forms/use-form-field";
import { cartShippingSelectCopy as copy } from "#ui/screens/cart-shipping-select/cart-shipping-select.copy";
import type { Recipient } from "#ui/screens/cart-shipping-select/cart-shipping-select.props";
import styles from "./cart-shipping-select-view.module.css";

/** A list with more recipients than this has a search. */
const SEARCH_FROM = 6;

/** The number of recipients that are shown at first. */
const SHOWN_AT_FIRST = 50;

interface RecipientListProps {
  name: string;
  recipients: readonly Recipient[];
}

/** A checkbox for each recipient, with a search. The order of clicks counts: the first one gets the cart's products. */
export function RecipientList({ name, recipients }: RecipientListProps) {
  const { id, label, value, error, onChange } = useFormField<string[]>(name, copy.addresses);
  const [typed, setTyped] = useState("");
  const [showsAll, setShowsAll] = useState(false);
  const words = searchWords(typed);
  const found = recipients.filter(({ searchText }) => hasAllWords(searchText, words));
  const shown = showsAll ? found : found.slice(0, SHOWN_AT_FIRST);
  const missing = found.filter((recipient) => !value.includes(recipient.value));
  const isSearching = words.length > 0;
  const toggle = (choice: string, isChecked: boolean) =>
    onChange(isChecked ? [...value, choice] : value.filter((other) => other !== choice));
  return (
    <FieldGroup id={id} label={label} help={copy.several} error={error}>
      {recipients.length >= SEARCH_FROM ? (
        <div className={styles.search}>
          <TextField
            id={`${id}-search`}
            type="search"
            label={copy.search}
            help={copy.searchHelp}
            autoComplete="off"
            width="l"
            value={typed}
            onChange={setTyped}
            inputProps={{
              onKeyDown: (event) => {
                if (event.key === "Enter") event.preventDefault();
              },
            }}
          />
          <p role="status" className={styles.count}>
            {isSearching ? copy.found(found.length) : ""}
          </p>
        </div>
      ) : null}
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
      {found.length > shown.length ? (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {copy.showAll(found.length - shown.length)}
        </Button>
      ) : null}
    </FieldGroup>
  );
}

export function RecipientText({ recipient }: { recipient: Recipient }) {
  return (
    <span className={styles.address}>
      <span className={styles.name}>
        {copy.to(recipient.name)}
        {recipient.isOwn ? <Badge>{copy.ownBadge}</Badge> : null}
        {recipient.isDefault ? <Badge tone="accent">{copy.defaultBadge}</Badge> : null}
        {recipient.isTyped ? <Badge>{copy.typedBadge}</Badge> : null}
      </span>
      <span>{recipient.address}</span>
    </span>
  );
}
