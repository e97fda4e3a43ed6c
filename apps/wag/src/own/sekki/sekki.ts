import { dayAfter } from "../day/day.ts";
import { sekkiCopy } from "./sekki.copy.ts";

export type SekkiKey = keyof typeof sekkiCopy;

/** A solar term with its first day in Japan, `YYYY-MM-DD`. */
export interface Sekki {
  key: SekkiKey;
  from: string;
}

const KEYS = Object.keys(sekkiCopy) as SekkiKey[];
/** Degrees of the sun's way that one term takes. */
const STEP = 360 / KEYS.length;
const JULIAN_DAY_OF_1970 = 2_440_587.5;
const JULIAN_DAY_OF_2000 = 2_451_545;
const DAYS_OF_CENTURY = 36_525;
/** Terrestrial time is ahead of UTC by this, in days. */
const DELTA_T = 70 / 86_400;
const rad = Math.PI / 180;

/** The apparent longitude of the sun at the end of a day in Japan, in degrees (Meeus, Astronomical Algorithms, chapter 25). */
function longitudeAtEndOf(day: string): number {
  const julianDay = Date.parse(`${day}T15:00Z`) / 86_400_000 + JULIAN_DAY_OF_1970 + DELTA_T;
  const t = (julianDay - JULIAN_DAY_OF_2000) / DAYS_OF_CENTURY;
  const mean = 280.46646 + 36_000.76983 * t + 0.0003032 * t * t;
  const anomaly = (357.52911 + 35_999.05029 * t - 0.0001537 * t * t) * rad;
  const center =
    (1.914602 - 0.004817 * t) * Math.sin(anomaly) + 0.019993 * Math.sin(2 * anomaly) + 0.000289 * Math.sin(3 * anomaly);
  const node = (125.04 - 1934.136 * t) * rad;
  const longitude = (mean + center - 0.00569 - 0.00478 * Math.sin(node)) % 360;
  return longitude < 0 ? longitude + 360 : longitude;
}

const keyOn = (day: string) => KEYS[Math.floor(longitudeAtEndOf(day) / STEP)] ?? "shunbun";

/** Terms last 14 to 16 days. */
const LONGEST = 17;

/** The term of a day. */
export function sekkiOn(day: string): Sekki {
  const key = keyOn(day);
  for (let ago = 1; ago < LONGEST; ago += 1)
    if (keyOn(dayAfter(day, -ago)) !== key) return { key, from: dayAfter(day, 1 - ago) };
  return { key, from: day };
}

/** The term that follows one. */
export function sekkiAfter({ key, from }: Sekki): Sekki {
  let day = dayAfter(from, 13);
  while (keyOn(day) === key) day = dayAfter(day, 1);
  return { key: keyOn(day), from: day };
}

/** A term and those that follow it. */
export function listSekkiFrom(first: Sekki, count: number): Sekki[] {
  const list = [first];
  while (list.length < count) list.push(sekkiAfter(list.at(-1) ?? first));
  return list;
}

/** The season of the counter, which decides the one tinted ground. */
export function seasonOf(key: SekkiKey): "spring" | "summer" | "autumn" | "winter" {
  const sinceSpring = (KEYS.indexOf(key) + 3) % KEYS.length;
  return (["spring", "summer", "autumn", "winter"] as const)[Math.floor(sinceSpring / 6)] ?? "spring";
}
