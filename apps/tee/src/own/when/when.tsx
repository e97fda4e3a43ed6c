import { paths } from "@noren/contract/paths";
import { formatShortDay } from "@noren/validation/format";
import { useState } from "react";
import { TextLink } from "#ui/elements/text-link/text-link";
import type { HomeProps } from "#ui/screens/home/home.props";
import { Title } from "../section/title.tsx";
import { titlesCopy as titles } from "../titles.copy.ts";
import { findFirstWornDay, findLastOrderDay, WHEN } from "./when.ts";
import { whenCopy as copy } from "./when.copy.ts";
import styles from "./when.module.css";

/** From the day on which the shirts are worn to the last day to order them, by the shop's calendar. */
export function When({ today, businessDates }: Pick<HomeProps, "today" | "businessDates">) {
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
            <Answer wornOn={wornOn} today={today} businessDates={businessDates} />
          </div>
        </div>
        <p className={styles.basis}>{copy.basis}</p>
      </div>
    </section>
  );
}

function Answer({ wornOn, today, businessDates }: Pick<HomeProps, "today" | "businessDates"> & { wornOn: string }) {
  if (wornOn === "") {
    const first = findFirstWornDay(today, businessDates);
    return <Days words={first ? copy.now(formatShortDay(first)) : [copy.static, "", ""]} />;
  }
  const answer = findLastOrderDay(wornOn, today, businessDates);
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
  return <Days words={copy.until(formatShortDay(wornOn), formatShortDay(answer.last))} />;
}

/** A sentence with a day in the display face. */
function Days({ words: [before, day, after] }: { words: readonly [string, string, string] }) {
  return (
    <p>
      {before}
      {day ? <strong className={styles.last}>{day}</strong> : null}
      {after}
    </p>
  );
}
