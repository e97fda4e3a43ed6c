import { paths } from "@noren/contract/paths";
import { ButtonLink } from "#ui/elements/button/button-link";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { brewingCopy as copy } from "./brewing.copy.ts";
import styles from "./brewing.module.css";

/** The pictures of the steps, in their order: scoop, steaming cup, blooming dripper, kettle. */
const PICTURES = [
  "M10 34a14 14 0 0 0 28 0zM38 34h20M16 27c1-4 5-4 6 0M24 24c1-4 5-4 6 0M29 28c1-3 4-3 5 0",
  "M12 28h30v8a14 14 0 0 1-14 14h-2a14 14 0 0 1-14-14zM42 31h4a6 6 0 0 1 0 12h-5M20 21c0-5 4-5 4-10M30 21c0-5 4-5 4-10",
  "M12 22h40L40 44H24zM22 22c1-8 19-8 20 0M18 50h28M28 44v6M36 44v6M32 54v4",
  "M24 24h22l4 26H20zM28 24c0-10 14-10 14 0M21 42c-8-2-6-18-14-20M35 18v-4M5 26v3M5 34v3M5 42v3",
] as const;

/** How to brew with paper, in four steps. */
export function Brewing() {
  return (
    <SectionFrame title={copy.title} lead={copy.lead}>
      <ol className={styles.steps}>
        {copy.steps.map(({ name, text }, index) => (
          <li key={name} className={styles.step}>
            <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
              <path d={PICTURES[index]} />
            </svg>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <ButtonLink href={paths.blogList()}>{copy.more}</ButtonLink>
      </p>
    </SectionFrame>
  );
}
