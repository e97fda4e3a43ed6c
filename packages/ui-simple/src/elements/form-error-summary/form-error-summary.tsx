import { useId, type MouseEvent, type Ref } from "react";
import { Icon } from "#ui/elements/icon/icon";
import { requiredPart } from "#ui/required-part";
import { errorSummaryCopy as copy } from "#ui/elements/form-error-summary/form-error-summary.copy";
import styles from "./form-error-summary.module.css";

export interface FormErrorSummaryProps {
  /** The invalid fields in the order of the page; `id` is the control's. */
  errors: readonly { id: string; label: string; message: string }[];
  /** An error of the form as a whole. */
  message?: string | undefined;
  /** The form focuses the summary after a failed attempt. */
  ref?: Ref<HTMLDivElement>;
}

/** Focuses the field; following the fragment would only scroll to it. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** The errors of a form, each with a link to its field. Renders nothing without errors. */
export function FormErrorSummary({ errors, message, ref }: FormErrorSummaryProps) {
  const titleId = useId();
  if (errors.length === 0 && !message) return null;
  const isRepeated = errors.some((error) => error.message === message);
  return (
    <div
      ref={ref}
      {...requiredPart("error-summary")}
      className={styles.summary}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <p className={styles.title} id={titleId}>
        <Icon name="alert" size={20} />
        {errors.length > 0 ? copy.title(errors.length) : (message ?? copy.title(0))}
      </p>
      {errors.length > 0 && message && !isRepeated ? <p>{message}</p> : null}
      {errors.length > 0 ? (
        <ul className={styles.list}>
          {errors.map(({ id, label, message: text }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={goToField}>
                {copy.entry(label, text)}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
