import type { KeyboardEvent } from "react";
import { dayAfter } from "../day/day.ts";
import { eatDayCopy as copy, splitDay } from "./eat-day.copy.ts";
import { EAT_FIELDS } from "./eat-fields.ts";
import styles from "./eat-day.module.css";

export const STRIP_DAYS = 14;
const WEEK = 7;

interface DayStripProps {
  today: string;
  eatOn: string | null;
  isOpen: (day: string) => boolean;
  onDayChosen: (day: string) => void;
}

/**
 * The coming days and a chosen later one as a radio group: arrows move by a day, PageUp and PageDown by a week. Closed days of
 * the shop are named.
 */
export function DayStrip({ today, eatOn, isOpen, onDayChosen }: DayStripProps) {
  const coming = Array.from({ length: STRIP_DAYS }, (_, index) => dayAfter(today, index + 1));
  const days = eatOn === null || coming.includes(eatOn) ? coming : [...coming, eatOn];
  const moveByWeek = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value, form } = event.currentTarget;
    const by = event.key === "PageDown" ? WEEK : event.key === "PageUp" ? -WEEK : 0;
    const target = days[days.indexOf(value) + by];
    if (by === 0 || target === undefined) return;
    event.preventDefault();
    form?.querySelector<HTMLInputElement>(`input[value="${target}"]`)?.focus();
    onDayChosen(target);
  };
  return (
    <fieldset className={styles.strip}>
      <legend className={styles.legend}>{copy.days}</legend>
      <div className={styles.days}>
        {days.map((day, index) => {
          const { month, date, weekday } = splitDay(day);
          return (
            <div key={day} className={styles.day} data-weekday={weekday}>
              <input
                className={styles.radio}
                type="radio"
                name={EAT_FIELDS.day}
                value={day}
                aria-label={copy.day(day, isOpen(day))}
                checked={day === eatOn}
                onChange={() => onDayChosen(day)}
                onKeyDown={moveByWeek}
              />
              <span className={styles.face} aria-hidden="true">
                <span className={styles.weekday}>{weekday}</span>
                <span className={styles.date}>
                  {index === 0 || index === STRIP_DAYS || date === "1" ? (
                    <span className={styles.month}>{`${month}/`}</span>
                  ) : null}
                  {date}
                </span>
                <span className={styles.closed}>{isOpen(day) ? "" : copy.closed}</span>
              </span>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
