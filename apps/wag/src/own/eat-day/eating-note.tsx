import { daysBetween } from "../day/day.ts";
import { describePlan } from "./eat-day.copy.ts";
import type { Plan } from "./plan-eating.ts";
import styles from "./eat-day.module.css";

/** Up to this many days from arrival to the last good one are drawn. */
const MOST = 7;

interface EatingNoteProps {
  eatOn: string;
  plan: Plan;
}

/** Below a card: the days from arrival to the last good one with the chosen day as a dot, and the same in words. */
export function EatingNote({ eatOn, plan }: EatingNoteProps) {
  if (plan.kind !== "fits") return <p className={styles.reason}>{describePlan(plan)}</p>;
  const days = daysBetween(plan.arrivesOn, plan.keepsUntil) + 1;
  const eaten = daysBetween(plan.arrivesOn, eatOn);
  return (
    <div className={styles.note} data-same-day={plan.isSameDay ? "" : undefined}>
      <span className={styles.bar} data-long={days > MOST ? "" : undefined} aria-hidden="true">
        {Array.from({ length: Math.min(days, MOST) }, (_, index) => (
          <span key={index} className={styles.place} data-eaten={index === eaten ? "" : undefined} />
        ))}
      </span>
      <p>{describePlan(plan)}</p>
    </div>
  );
}
