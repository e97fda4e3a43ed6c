/** One batch: the days on which orders close, beans are roasted and sent, and parcels arrive first, `YYYY-MM-DD`. */
export interface RoastBatch {
  closesOn: string;
  roastedOn: string;
  sentOn: string;
  arrivesOn: string;
}

/** Tuesday and Friday; 0 is Sunday. */
const ROAST_WEEKDAYS: readonly number[] = [2, 5];

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The next batches that an order of today can be part of, the earliest first: orders close on the day before. */
export function listNextBatches(today: string): [RoastBatch, RoastBatch] {
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(today, index + 1));
  const [first = today, second = today] = days.filter((day) =>
    ROAST_WEEKDAYS.includes(new Date(`${day}T00:00Z`).getUTCDay()),
  );
  return [toBatch(first), toBatch(second)];
}

const toBatch = (roastedOn: string): RoastBatch => ({
  closesOn: dayAfter(roastedOn, -1),
  roastedOn,
  sentOn: dayAfter(roastedOn, 1),
  arrivesOn: dayAfter(roastedOn, 2),
});
