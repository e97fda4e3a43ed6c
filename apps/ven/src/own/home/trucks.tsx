import { Heading } from "#ui/elements/heading/heading";
import type { HomeProps } from "#ui/screens/home/home.props";
import { homeCopy as copy } from "./home.copy.ts";
import styles from "./home.module.css";

/** The trucks that one can still reach this week. */
const DAYS = 5;

type TrucksProps = Pick<HomeProps, "businessDates" | "today"> & { cutOff: string; isOver: boolean };

/** The next days on which trucks leave, each with the time until which one orders. Nothing without a calendar. */
export function Trucks({ businessDates, today, cutOff, isOver }: TrucksProps) {
  const open = businessDates
    .filter(({ date, is_open }) => is_open && (isOver ? date > today : date >= today))
    .slice(0, DAYS);
  if (open.length === 0) return null;
  return (
    <section className={styles.block}>
      <Heading level={2}>{copy.trucks}</Heading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{copy.truckDay}</th>
            <th scope="col">{copy.cutOff}</th>
            <th scope="col">{copy.leaves}</th>
          </tr>
        </thead>
        <tbody>
          {open.map(({ date }) => (
            <tr key={date} data-today={date === today || undefined}>
              <th scope="row">
                <time dateTime={date}>{copy.day(date)}</time>
              </th>
              <td>{copy.until(cutOff)}</td>
              <td>{date === today ? copy.today : copy.sameDay}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{copy.truckNote}</p>
    </section>
  );
}
