import { paths } from "@noren/contract/paths";
import { formatShortDay } from "@noren/validation/format";
import { useState } from "react";
import { TextLink } from "#ui/elements/text-link/text-link";
import type { HomeProps } from "#ui/screens/home/home.props";
import { Title } from "../section/title.tsx";
import { titlesCopy as titles } from "../titles.copy.ts";
import { type Delivery, findLastOrderDay, WHEN } from "./when.ts";
import { whenCopy as copy } from "./when.copy.ts";
import styles from "./when.module.css";

export type WhenProps = {
  /** Null while it is unknown. */
  delivery: Delivery | null;
  /** The time from which an order waits for the next working day: 13:00 */
  cutOff: string;
};

type Calendar = Pick<HomeProps, "today" | "businessDates">;

/** From the day on which the shirts are worn to the last day to order them, by the shop's calendar. */
export function When({ today, businessDates, delivery, cutOff }: Calendar & WhenProps) {
  const [wornOn, setWornOn] = useState("");
  return (
    <section id={WHEN} className={styles.when}>
      <div className={styles.inner}>
        <Title>{titles.when}</Title>
        <div className={styles.form}>
          <p className={styles.lead}>{copy.lead}</p>
          <label className={styles.field}>
            {copy.label}
            <input
              className={styles.date}
              type="date"
              min={today}
              value={wornOn}
              onChange={({ currentTarget }) => setWornOn(currentTarget.value)}
            />
          </label>
          <div role="status" className={styles.answer}>
            {delivery ? (
              <Answer wornOn={wornOn} today={today} businessDates={businessDates} delivery={delivery} cutOff={cutOff} />
            ) : (
              <p>{copy.static}</p>
            )}
          </div>
        </div>
        {delivery ? <p className={styles.basis}>{copy.basis(delivery.prefecture, delivery.transitDays)}</p> : null}
      </div>
    </section>
  );
}

interface AnswerProps extends Calendar {
  wornOn: string;
  delivery: Delivery;
  cutOff: string;
}

function Answer({ wornOn, today, businessDates, delivery, cutOff }: AnswerProps) {
  if (wornOn === "") return <Days words={copy.now(delivery.prefecture, formatShortDay(delivery.firstOn))} />;
  const answer = findLastOrderDay(wornOn, today, businessDates, delivery);
  if (answer.kind === "past") return <p>{copy.past}</p>;
  if (answer.kind === "later") return <p>{copy.later}</p>;
  if (answer.kind === "tooSoon")
    return (
      <>
        <p>{copy.tooSoon(formatShortDay(wornOn))}</p>
        <p>
          <TextLink href={paths.productList({ category: "plain" })}>{copy.plain}</TextLink>
        </p>
      </>
    );
  return <Days words={copy.until(formatShortDay(wornOn), formatShortDay(answer.last), cutOff)} />;
}

/** A sentence with a day in the display face. */
function Days({ words: [before, day, after] }: { words: readonly [string, string, string] }) {
  return (
    <p>
      {before}
      <strong className={styles.last}>{day}</strong>
      {after}
    </p>
  );
}
