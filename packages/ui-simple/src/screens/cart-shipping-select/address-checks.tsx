import type { ReactNode } from "react";
import { CheckboxField } from "#ui/elements/checkbox-field/checkbox-field";
import { FieldGroup } from "#ui/elements/field-frame/field-frame";
import { useFormField } from "#ui/forms/use-form-field";
import styles from "./cart-shipping-select-view.module.css";

interface AddressChecksProps {
  name: string;
  label: string;
  help: string;
  choices: readonly { id: number; words: ReactNode }[];
}

/** Any number of addresses; the first that is ticked takes the products until they are divided. */
export function AddressChecks({ name, label, help, choices }: AddressChecksProps) {
  const { id, value, error, onChange } = useFormField<string[]>(name, label);
  const toggle = (choice: string, checked: boolean) =>
    onChange(checked ? [...value, choice] : value.filter((other) => other !== choice));
  return (
    <FieldGroup id={id} label={label} help={help} error={error}>
      <div className={styles.checks}>
        {choices.map((choice) => (
          <CheckboxField
            key={choice.id}
            id={`${id}-${choice.id}`}
            name={name}
            value={String(choice.id)}
            label={choice.words}
            checked={value.includes(String(choice.id))}
            onChange={(checked) => toggle(String(choice.id), checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
