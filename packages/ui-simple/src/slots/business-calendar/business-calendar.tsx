import type { BusinessDate } from "@noren/contract";
import { memo } from "react";
import { VisuallyHidden } from "#ui/elements/visually-hidden/visually-hidden";
import { businessCalendarCopy as copy } from "#ui/slots/business-calendar/business-calendar.copy";
import { monthsOf } from "#ui/slots/business-calendar/months";
import styles from "./business-calendar.module.css";

export interface BusinessCalendarProps {
  /** Days in order, whole months. */
  dates: readonly BusinessDate[];
  /** YYYY-MM-DD in Japan; null where it is unknown. */
  today: string | null;
}

/** The shop's business days, which delivery dates depend on. Memoised, because two months are 100 elements. */
export const BusinessCalendar = memo(function BusinessCalendar({ dates, today }: BusinessCalendarProps) {
  return (
    <section className={styles.calendar} aria-label={copy.title}>
      <div className={styles.months}>
        {monthsOf(dates).map(({ year, month, cells }) => (
          <table key={`${year}-${month}`} className={styles.month}>
            <caption className={styles.caption}>{copy.month(year, month)}</caption>
            <thead>
              <tr>
                {copy.weekdays.map((weekday) => (
                  <th key={weekday} scope="col">
                    {weekday}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => (
                <tr key={week}>
                  {copy.weekdays.map((weekday, at) => {
                    const day = cells[week * 7 + at];
                    return (
                      <td
                        key={weekday}
                        data-closed={day?.is_open === false ? "" : undefined}
                        aria-current={day && day.date === today ? "date" : undefined}
                        title={day?.holiday_name ?? undefined}
                      >
                        {day ? Number(day.date.slice(8)) : null}
                        {day?.is_open === false ? <VisuallyHidden>{copy.closed}</VisuallyHidden> : null}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <p className={styles.note}>
        <span className={styles.sample} aria-hidden="true" />
        {copy.closed}
      </p>
      <p className={styles.note}>{copy.note}</p>
    </section>
  );
});
