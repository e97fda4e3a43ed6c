import type { ComponentProps } from "react";
import { sweets } from "../sweets.fixture.ts";
import type { EatDay } from "./eat-day.tsx";

/** The data of `EatDay` on a day in 小雪, for Tokyo, before a day is chosen. */
export const undecided = {
  products: sweets,
  eatOn: null,
  prefecture: 13,
  prefectures: [
    { id: 13, name: "東京都" },
    { id: 27, name: "大阪府" },
  ],
  deliveries: null,
  choosableDays: 60,
  isFailed: false,
  today: "2026-11-26",
  businessDates: [{ date: "2026-12-02", is_open: false, holiday_name: null }],
} satisfies Partial<ComponentProps<typeof EatDay>>;
