import type { KeyedProductDelivery, ProductInfo } from "@noren/contract";
import { paths } from "@noren/contract/paths";
import { isDay } from "@noren/validation/is-day";
import { type ReactNode, useRef } from "react";
import { Button } from "#ui/elements/button/button";
import { ButtonLink } from "#ui/elements/button/button-link";
import { SelectField } from "#ui/elements/select-field/select-field";
import type { HomeProps } from "#ui/screens/home/home.props";
import { SectionFrame } from "#ui/screens/home/section-frame";
import { ProductGrid } from "#ui/slots/product-grid/product-grid";
import { dayAfter } from "../day/day.ts";
import { titlesCopy as titles } from "../titles.copy.ts";
import { readKeeping } from "../keeping/read-keeping.ts";
import { sekkiCopy } from "../sekki/sekki.copy.ts";
import { sekkiOn } from "../sekki/sekki.ts";
import { DayStrip, STRIP_DAYS } from "./day-strip.tsx";
import { eatDayCopy as copy } from "./eat-day.copy.ts";
import { EAT_DAY_ID, EAT_FIELDS } from "./eat-fields.ts";
import { EatingNote } from "./eating-note.tsx";
import { type Plan, planEating, rankOf } from "./plan-eating.ts";
import styles from "./eat-day.module.css";

export type EatDayProps = {
  products: readonly ProductInfo[];
  /** The chosen day; null while it is open. */
  eatOn: string | null;
  prefecture: number;
  prefectures: readonly { id: number; name: string }[];
  /** How each product gets to the prefecture; null until it is known, and without a day. */
  deliveries: readonly KeyedProductDelivery[] | null;
  /** How many days of arrival an order can name, from the earliest on. */
  choosableDays: number;
  isFailed: boolean;
  onDayChosen: (day: string | null) => void;
  onPrefectureChosen: (id: number) => void;
  onRetried: () => void;
};

type ShownProps = Pick<HomeProps, "today" | "businessDates" | "onFavouriteToggled" | "onAddedToCart">;

/** The places of the counter: whole rows of two and of four, and of three with the last card on two places. */
const PLACES = 8;

/**
 * The day on which sweets are eaten: a strip of days chooses it, the shop works back to the day of arrival, and shows first
 * what fits. A form to the home, so it works without scripts. Without a day it is the counter of the solar term.
 */
export function EatDay(props: EatDayProps & ShownProps) {
  const { products, prefecture, prefectures, isFailed, today, businessDates } = props;
  // The day of an old link is no wish any more.
  const eatOn = props.eatOn !== null && props.eatOn > today ? props.eatOn : null;
  const otherDay = useRef<HTMLInputElement>(null);
  /** A day chosen elsewhere empties the field, which the form would prefer. */
  const chooseDay = (day: string | null) => {
    if (otherDay.current) otherDay.current.value = "";
    props.onDayChosen(day);
  };
  const isOpen = (day: string) => businessDates.find(({ date }) => date === day)?.is_open ?? true;
  const plans = planAll(props, eatOn, isOpen);
  const sorted = plans ? sortByPlan(products, plans) : sortBySekki(products, today);
  const fitting = plans ? countFitting(products, plans) : null;
  const actions = { onFavouriteToggled: props.onFavouriteToggled, onAddedToCart: props.onAddedToCart };
  const renderBelow = (product: ProductInfo) => {
    const plan = plans?.get(product.key);
    return plan && eatOn ? <EatingNote eatOn={eatOn} plan={plan} /> : null;
  };
  const first = sorted.slice(0, PLACES);
  const rest = sorted.slice(PLACES);
  return (
    <div id={EAT_DAY_ID} className={styles.anchor}>
      <SectionFrame title={titles.eatDay} lead={copy.lead}>
        <form className={styles.form} action={`${paths.home()}#${EAT_DAY_ID}`}>
          <DayStrip today={today} eatOn={eatOn} isOpen={isOpen} onDayChosen={chooseDay} />
          <div className={styles.fields}>
            <SelectField
              id="eat-to"
              name={EAT_FIELDS.prefecture}
              label={copy.to}
              value={String(prefecture)}
              options={prefectures.map(({ id, name }) => ({ value: String(id), label: copy.toOf(name) }))}
              onChange={(id) => props.onPrefectureChosen(Number(id))}
            />
            <label className={styles.other}>
              <span className={styles.label}>{copy.other}</span>
              <input
                ref={otherDay}
                className={styles.input}
                type="date"
                name={EAT_FIELDS.otherDay}
                min={dayAfter(today, 1)}
                onChange={({ currentTarget: { value } }) => {
                  if (isDay(value) && value > today) props.onDayChosen(value);
                }}
              />
            </label>
            <Button type="submit">{copy.submit}</Button>
          </div>
        </form>
        <div className={styles.results}>
          <div className={styles.head}>
            <h3 className={styles.counter}>{titles.counter(sekkiCopy[sekkiOn(eatOn ?? today).key][0])}</h3>
            <p role="status" className={styles.status}>
              {eatOn === null || isFailed || fitting === null
                ? null
                : fitting > 0
                  ? copy.found(eatOn, fitting)
                  : copy.empty(eatOn)}
            </p>
            {eatOn === null ? null : (
              <DayLink look="quiet" day={null} prefecture={prefecture} onDayChosen={chooseDay}>
                {copy.none}
              </DayLink>
            )}
          </div>
          {isFailed ? (
            <div className={styles.failed} role="alert">
              <p>{copy.failed}</p>
              <Button onClick={props.onRetried}>{copy.retry}</Button>
            </div>
          ) : null}
          {fitting === 0 ? <NearestDay {...props} eatOn={eatOn} isOpen={isOpen} onDayChosen={chooseDay} /> : null}
          <ProductGrid {...actions} products={first} label={titles.eatDay} renderBelow={renderBelow} />
          {rest.length > 0 ? (
            <details className={styles.rest}>
              <summary className={styles.more}>{copy.rest(rest.length)}</summary>
              <ProductGrid {...actions} products={rest} label={copy.all} renderBelow={renderBelow} />
            </details>
          ) : null}
        </div>
      </SectionFrame>
    </div>
  );
}

/** The plan of each product that keeps for a stated time, by its key; null without a day or while the deliveries are unknown. */
function planAll(
  { products, deliveries, choosableDays }: Pick<EatDayProps, "products" | "deliveries" | "choosableDays">,
  eatOn: string | null,
  isOpen: (day: string) => boolean,
): Map<string, Plan> | null {
  if (eatOn === null || deliveries === null) return null;
  const byKey = new Map(deliveries.map((delivery) => [delivery.key, delivery]));
  return new Map(
    products.flatMap(({ key, attributes }): [string, Plan][] => {
      const keeping = readKeeping(attributes);
      const delivery = byKey.get(key);
      if (!keeping || delivery?.transit_days === undefined) return [];
      const firstOn = delivery.arrival?.first_on ?? null;
      const lastOn = dayAfter(firstOn ?? eatOn, choosableDays - 1);
      const { transit_days: transitDays } = delivery;
      return [[key, planEating({ eatOn, keeping, delivery: { firstOn, lastOn, transitDays }, isOpen })]];
    }),
  );
}

/** How many products in stock fit. */
const countFitting = (products: readonly ProductInfo[], plans: ReadonlyMap<string, Plan>): number =>
  products.filter(({ key, is_stock_available }) => is_stock_available && plans.get(key)?.kind === "fits").length;

/** The fewer solar terms a sweet has, the more it belongs to its day; those of the whole year come last. */
const termsOf = ({ attributes }: ProductInfo) => readKeeping(attributes)?.sekki?.length ?? Number.POSITIVE_INFINITY;

const sortByPlan = (products: readonly ProductInfo[], plans: ReadonlyMap<string, Plan>) =>
  products.toSorted(
    (a, b) =>
      Number(!a.is_stock_available) - Number(!b.is_stock_available) ||
      rankOf(plans.get(a.key) ?? null) - rankOf(plans.get(b.key) ?? null) ||
      compare(termsOf(a), termsOf(b)),
  );

/** The sweets of the solar term first, then those of the whole year, then what is sold out or not in season. */
function sortBySekki(products: readonly ProductInfo[], day: string): ProductInfo[] {
  const { key } = sekkiOn(day);
  const rank = (product: ProductInfo) => {
    const terms = readKeeping(product.attributes)?.sekki ?? null;
    return !product.is_stock_available || (terms !== null && !terms.includes(key)) ? 1 : 0;
  };
  return products.toSorted((a, b) => rank(a) - rank(b) || compare(termsOf(a), termsOf(b)));
}

/** Infinity is equal to itself. */
const compare = (a: number, b: number) => (a === b ? 0 : a - b);

/** Where nothing fits: the nearest day of the strip on which something does, earlier days first. */
function NearestDay(props: EatDayProps & { today: string; isOpen: (day: string) => boolean }) {
  const { products, eatOn, prefecture, today, isOpen, onDayChosen } = props;
  if (eatOn === null) return null;
  const distances = Array.from({ length: STRIP_DAYS }, (_, index) => index + 1);
  const near = distances.flatMap((by) => [dayAfter(eatOn, -by), dayAfter(eatOn, by)]);
  // A solar term after the calendar's end would be looked for without an end.
  const days = near.filter((day) => isDay(day) && day > today);
  const counts = days.map((day) => ({
    day,
    count: countFitting(products, planAll(props, day, isOpen) ?? new Map()),
  }));
  const nearest = counts.find(({ count }) => count > 0);
  if (!nearest) return null;
  return (
    <p>
      <DayLink day={nearest.day} prefecture={prefecture} onDayChosen={onDayChosen}>
        {copy.nearest(nearest.day, nearest.count)}
      </DayLink>
    </p>
  );
}

interface DayLinkProps extends Pick<EatDayProps, "prefecture" | "onDayChosen"> {
  day: string | null;
  look?: "quiet";
  children: ReactNode;
}

/** Chooses a day, or none, on the page; without scripts the home of that day answers. */
function DayLink({ day, prefecture, onDayChosen, look, children }: DayLinkProps) {
  const query = { [EAT_FIELDS.day]: day ?? undefined, [EAT_FIELDS.prefecture]: prefecture };
  return (
    <ButtonLink
      look={look}
      href={`${paths.home(query)}#${EAT_DAY_ID}`}
      onClick={(event) => {
        event.preventDefault();
        onDayChosen(day);
      }}
    >
      {children}
    </ButtonLink>
  );
}
