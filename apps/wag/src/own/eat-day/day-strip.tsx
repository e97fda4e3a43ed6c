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
  const moveByWeek = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const by = event.key === "PageDown" ? WEEK : event.key === "PageUp" ? -WEEK : 0;
    const focused = event.target instanceof HTMLInputElement ? event.target.value : "";
    const target = days[days.indexOf(focused) + by];
    if (by === 0 || target === undefined || !days.includes(focused)) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${target}"]`)?.focus();
    onDayChosen(target);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the radio buttons inside
    <fieldset className={styles.strip} onKeyDown={moveByWeek}>
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
