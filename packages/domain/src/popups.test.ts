import type { Popup } from "@noren/contract/shapes/popup";
import fc from "fast-check";
import { millisecondsInDay } from "date-fns/constants";
import { describe, expect, test } from "vitest";
import {
  mayShowPopup,
  noPopups,
  recordPopup,
  type PopupEvent,
  type PopupState,
  reducePopups,
  type SeenPopups,
  findShownPopup,
} from "./popups.ts";

const popup = (id: number, change: Partial<Popup> = {}): Popup => ({
  id,
  title: "お知らせ",
  body: "",
  image: null,
  link: null,
  delay_seconds: 0,
  frequency: "once",
  updated_at: "2026-11-20T00:00:00+09:00",
  ...change,
});
const raised = (id: number): PopupEvent => ({ type: "popup/raised", popup: popup(id) });
const closed = (id: number): PopupEvent => ({ type: "popup/closed", id });
const changed: PopupEvent = { type: "popup/pageChanged" };
const after = (...events: PopupEvent[]) => events.reduce<PopupState>(reducePopups, noPopups);
const ids = (state: PopupState) => state.queue.map(({ id }) => id);

describe("popups over a page", () => {
  test("show one at a time, in order, each once", () => {
    expect(findShownPopup(noPopups)).toBeNull();
    const two = after(raised(1), raised(2), raised(1));
    expect(ids(two)).toEqual([1, 2]);
    const next = reducePopups(two, closed(1));
    expect(findShownPopup(next)).toEqual(popup(2));
    expect(reducePopups(next, raised(1))).toBe(next);
    expect(reducePopups(next, closed(9))).toBe(next);
  });

  test("close with the page, and can show again on the next page", () => {
    expect(after(raised(1), changed)).toBe(noPopups);
    expect(ids(after(raised(1), closed(1), changed, raised(1)))).toEqual([1]);
    expect(reducePopups(noPopups, changed)).toBe(noPopups);
    expect(reducePopups(undefined, { type: "foreign" } as never)).toBe(noPopups);
  });

  test("in any order of events, none is shown twice on a page", () => {
    const event = fc.oneof(fc.nat(4).map(raised), fc.nat(4).map(closed), fc.constant(changed));
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = after(...events);
        const all = [...ids(state), ...state.closed];
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});

describe("how often a browser shows a popup", () => {
  const noon = Date.UTC(2026, 10, 20, 3);
  const midnight = Date.UTC(2026, 10, 20, 15);
  const seen = recordPopup({}, popup(1), noon);
  const may = (frequency: Popup["frequency"], now: number, known: SeenPopups = seen) =>
    mayShowPopup(known, popup(1, { frequency }), now);

  test("each once at first", () => {
    for (const frequency of ["once", "daily", "always"] as const) expect(may(frequency, noon, {})).toBe(true);
    expect(mayShowPopup(seen, popup(2), noon)).toBe(true);
  });

  test("once ever, once a day in Japan, on each page", () => {
    expect(seen).toEqual({ 1: { at: noon, updated_at: popup(1).updated_at } });
    expect([may("once", midnight), may("daily", midnight), may("always", noon)]).toEqual([false, true, true]);
    expect(may("daily", midnight - 1)).toBe(false);
    // A clock that was set back is on another day too.
    expect(may("daily", noon - millisecondsInDay)).toBe(true);
  });

  test("again once the shop has changed it", () => {
    expect(mayShowPopup(seen, popup(1, { updated_at: "2026-11-21T00:00:00+09:00" }), noon)).toBe(true);
  });
});
