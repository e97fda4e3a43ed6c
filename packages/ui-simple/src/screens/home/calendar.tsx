import { Heading } from "#ui/elements/heading/heading";
import { homeCopy as copy } from "#ui/screens/home/home.copy";
import type { HomeProps } from "#ui/screens/home/home.props";
import { BusinessCalendar } from "#ui/slots/business-calendar/business-calendar";
import styles from "./home-view.module.css";

/** The shop's open and closed days. */
export function Calendar({ businessDates, today }: Pick<HomeProps, "businessDates" | "today">) {
  if (businessDates.length === 0) return null;
  return (
    <section className={styles.section}>
      <Heading level={2}>{copy.calendar}</Heading>
      <BusinessCalendar dates={businessDates} today={today} />
    </section>
  );
}
