import { Icon } from "#ui/elements/icon/icon";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { stepsCopy as copy } from "#ui/elements/steps/steps.copy";
import styles from "./steps.module.css";

export interface StepsProps {
  /** The labels of the steps, in order. */
  steps: string[];
  /** Index of the current step, from 0. */
  current: number;
}

/** The steps of a checkout with the current one marked. */
export function Steps({ steps, current }: StepsProps) {
  return (
    <nav aria-label={copy.label}>
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li
            key={name}
            className={styles.step}
            data-state={index < current ? "done" : index === current ? "current" : "ahead"}
            aria-current={index === current ? "step" : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {index < current ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <span className={styles.name}>
              {name}
              {index < current ? <VisuallyHidden>{copy.done}</VisuallyHidden> : null}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
