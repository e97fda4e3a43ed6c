import type { ProductAttribute } from "@noren/contract";

/** The answers to how often one waters, the most often first. */
export const WATERINGS = ["daily", "weekly", "monthly"] as const;
export type Watering = (typeof WATERINGS)[number];

/** The five steps of `light`. */
export const LIGHT_STEPS = 5;

/** What a plant needs, each undefined where the shop does not state it. */
export interface Care {
  /** From 1, shade, to 5, direct sun. */
  light: number | undefined;
  /** The most often first; empty where it is not stated. */
  waterings: readonly Watering[];
  /** The lowest temperature that it survives, in ℃. */
  minTemp: number | undefined;
  /** With its pot, in cm. */
  height: number | undefined;
  /** The size of its pot: a 号 is 3 cm of diameter. */
  potGo: number | undefined;
}

/** Reads a plant's attributes; pots and tools have none of light, water and temperature. */
export function readCare(attributes: readonly ProductAttribute[] = []): Care {
  const find = (key: string) => attributes.find((attribute) => attribute.key === key);
  const watering = find("watering")?.choices ?? [];
  const light = find("light")?.number;
  return {
    light: light === undefined ? undefined : Math.min(LIGHT_STEPS, Math.max(1, Math.round(light))),
    waterings: WATERINGS.filter((each) => watering.includes(each)),
    minTemp: find("min_temp")?.number,
    height: find("height")?.number,
    potGo: find("pot_go")?.number,
  };
}
