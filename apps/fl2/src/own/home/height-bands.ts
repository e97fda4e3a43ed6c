/** Plants between two heights in cm, with their pots; null for an open end. */
export interface HeightBand {
  key: "small" | "medium" | "tall";
  min: number | null;
  max: number | null;
  /** The order of its list: small plants from the smallest, the others from the tallest. */
  by: "height" | "-height";
}

export const BANDS: readonly HeightBand[] = [
  { key: "small", min: null, max: 35, by: "height" },
  { key: "medium", min: 36, max: 99, by: "-height" },
  { key: "tall", min: 100, max: null, by: "-height" },
];
