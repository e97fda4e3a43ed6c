import { MAX_QUANTITY } from "@noren/validation/fields/quantity";
import { useState, type KeyboardEvent } from "react";
import { IconButton } from "#ui/elements/icon-button/icon-button";
import { fieldAria, FieldFoot } from "#ui/elements/field-frame/field-frame";
import { joinClasses } from "#ui/join-classes";
import { quantityCopy as copy } from "#ui/elements/quantity-field/quantity-field.copy";
import styles from "./quantity-field.module.css";

export interface QuantityFieldProps {
  id: string;
  name?: string;
  /** Names the product where a page has several quantities: 「白磁の飯碗の数量」. */
  label?: string;
  /** Shows the label; otherwise only assistive technology reads it. */
  showLabel?: boolean;
  value: number;
  /** Receives only whole numbers within the bounds. */
  onChange: (value: number) => void;
  min?: number;
  max: number;
  /** The reason for the maximum, as a sentence; by default the stock or the maximum of an order. */
  limit?: string;
  disabled?: boolean;
  help?: string;
  error?: string | undefined;
}

/**
 * A quantity with two buttons, a text input and the arrow keys. A typed number is limited to the bounds on blur. At a
 * bound the button is only `aria-disabled`, so that it keeps the focus. A number that is corrected is announced with the reason.
 */
export function QuantityField(props: QuantityFieldProps) {
  const {
    id,
    name,
    label = copy.label,
    showLabel = false,
    value,
    onChange,
    min = 1,
    max,
    limit = max < MAX_QUANTITY ? copy.stock(max) : copy.order(max),
    disabled,
    help,
    error,
  } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const [last, setLast] = useState(value);
  if (value !== last) {
    setLast(value);
    // Less can be ordered now: of another variant, or since the stock fell.
    if (value === max && last > max) setNote(limit + copy.corrected(value));
  }

  const set = (next: number) => {
    const bounded = Math.min(Math.max(next, min), Math.max(max, min));
    setNote("");
    if (bounded !== value) onChange(bounded);
    return bounded;
  };
  const commitDraft = () => {
    if (draft === null) return;
    setDraft(null);
    const text = draft.normalize("NFKC");
    if (!/^\s*-?\d+\s*$/.test(text)) return setNote(copy.noWholeNumber(value));
    const typed = Number(text);
    const bounded = set(typed);
    if (bounded !== typed) setNote((typed > bounded ? limit : copy.least(min)) + copy.corrected(bounded));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
    const step = steps[event.key];
    if (event.key === "Enter") commitDraft();
    if (step === undefined) return;
    event.preventDefault();
    setDraft(null);
    set(value + step);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={joinClasses(styles.label, !showLabel && styles.unseen)}>
        {label}
      </label>
      <div className={styles.stepper}>
        <IconButton
          icon="minus"
          size={20}
          label={copy.decrease(label)}
          disabled={disabled}
          aria-disabled={value <= min}
          onClick={() => set(value - 1)}
          className={styles.step}
        />
        <input
          id={id}
          name={name}
          className={styles.number}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          {...fieldAria({ id, help, error })}
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={commitDraft}
          onKeyDown={onKeyDown}
        />
        <IconButton
          icon="plus"
          size={20}
          label={copy.increase(label)}
          disabled={disabled}
          aria-disabled={value >= max}
          onClick={() => set(value + 1)}
          className={styles.step}
        />
      </div>
      <p role="status" className={styles.note}>
        {note}
      </p>
      <FieldFoot id={id} help={help} error={error} />
    </div>
  );
}
