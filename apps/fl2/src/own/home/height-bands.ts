/** Plants between two heights in cm, with their pots; null for an open end. */
export interface HeightBand {
  key: "desk" | "floor" | "above";
  min: number | null;
  max: number | null;
}

export const BANDS: readonly HeightBand[] = [
  { key: "desk", min: null, max: 35 },
  { key: "floor", min: 36, max: 99 },
  { key: "above", min: 100, max: null },
];
