import { CareIcon } from "./care-icon.tsx";
import { careCopy as copy } from "./care.copy.ts";
import type { Care } from "./read-care.ts";
import styles from "./care-facts.module.css";

/** Light, water and cold in one word each; nothing for a pot or a tool. */
export function CareFacts({ care: { light, waterings, minTemp } }: { care: Care }) {
  const facts = [
    light === undefined ? null : ({ icon: "sun", name: copy.light, text: copy.lightOf(light) } as const),
    waterings.length === 0 ? null : ({ icon: "drop", name: copy.water, text: copy.rarestOf(waterings) } as const),
    minTemp === undefined ? null : ({ icon: "thermometer", name: copy.cold, text: copy.coldOf(minTemp) } as const),
  ].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, name, text }) => (
        <div key={icon}>
          <dt>
            <CareIcon name={icon} size={16} />
            {name}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
