import { SectionFrame } from "#ui/screens/home/section-frame";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./home.module.css";

/** How plants are packed, and what to do on the day of arrival. */
export function Travel() {
  return (
    <SectionFrame title={copy.travel} lead={copy.travelLead}>
      <ol className={styles.steps}>
        {copy.steps.map(({ name, text }, index) => (
          <li key={name} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
