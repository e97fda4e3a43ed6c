import type { ReactNode } from "react";
import { CheckboxField } from "#ui/elements/checkbox-field/checkbox-field";
import { FieldGroup } from "#ui/elements/field-frame/field-frame";
import { useFormField } from "#ui/forms/use-form-field";
import styles from "./cart-shipping-select-view.module.css";

interface AddressChecksProps {
  name: string;
  label: string;
  help: string;
  choices: readonly { value: string; label: ReactNode }[];
}

/** A checkbox for each address. The order of clicks counts: the first address gets all products until they are divided. */
export function AddressChecks({ name, label, help, choices }: AddressChecksProps) {
  const { id, value, error, onChange } = useFormField<string[]>(name, label);
  const toggle = (choice: string, isChecked: boolean) =>
    onChange(isChecked ? [...value, choice] : value.filter((other) => other !== choice));
  return (
    <FieldGroup id={id} label={label} help={help} error={error}>
      <div className={styles.checks}>
        {choices.map((choice) => (
          <CheckboxField
            {...choice}
            key={choice.value}
            id={`${id}-${choice.value}`}
            name={name}
            checked={value.includes(choice.value)}
            onChange={(isChecked) => toggle(choice.value, isChecked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
