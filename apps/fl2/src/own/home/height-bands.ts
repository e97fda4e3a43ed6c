/** Plants between two heights in cm, with their pots; null for an open end. */
export interface HeightBand {
  key: "desk" | "floor" | "above";
  min: number | null;
  max: number | null;
  /** The order of its list: the smallest first on a desk, else the tallest. */
  by: "height" | "-height";
}

export const BANDS: readonly HeightBand[] = [
  { key: "desk", min: null, max: 35, by: "height" },
  { key: "floor", min: 36, max: 99, by: "-height" },
  { key: "above", min: 100, max: null, by: "-height" },
];
