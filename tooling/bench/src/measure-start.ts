import type { Browser } from "@playwright/test";
import { setTimeout } from "node:timers/promises";
import { TIMES, type StartTimes } from "./figures.ts";
import { openTab } from "./open-tab.ts";

/** A phone of average size. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
/** Lighthouse's slow 4G, as it throttles a browser: 1.6 Mbit/s and 150 ms for a round trip, with those of the connection. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
/** How many times slower a phone's processor is, as in Lighthouse. */
const SLOWDOWN = 4;
/** A page is quiet after this time without a long task. */
const QUIET_MS = 2000;
const POLL_MS = 250;
/** A page that never becomes quiet fails after this time. */
const TIMEOUT_MS = 30_000;

/**
 * Measures how a page starts on a slow phone, in a new profile. Unlike Lighthouse, it attaches no debugger, with which errors
 * that libraries create at load take many times longer (decisions 0195 and 0201).
 */
export async function measureStart(browser: Browser, url: string): Promise<StartTimes> {
  const tab = await openTab(browser);
  try {
    await tab.send("Emulation.setDeviceMetricsOverride", PHONE);
    await tab.send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await tab.send("Network.enable");
    await tab.send("Network.emulateNetworkConditions", SLOW_4G);
    await tab.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await tab.send("Page.enable");
    await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${String(recordEntries)})()` });
    await browser.startTracing(undefined, { categories: ["loading", "disabled-by-default-devtools.timeline"] });
    await tab.send("Page.navigate", { url });
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    while (!(await tab.evaluate(isQuiet, QUIET_MS))) {
      timeout.throwIfAborted();
      await setTimeout(POLL_MS);
    }
    const entries = await tab.evaluate(() => window.startEntries ?? []);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const times = { ...toPaintTimes(entries), tbt: toBlockingTime(trace.traceEvents) };
    const missing = TIMES.filter((name) => Number.isNaN(times[name]));
    if (missing.length > 0) throw new Error(`${url}: ${missing.join(", ")} could not be measured`);
    return times;
  } finally {
    await tab.close();
  }
}

/** The part of a performance entry that the figures need; `value` is that of a layout shift. */
interface StartEntry {
  type: string;
  name: string;
  startTime: number;
  duration: number;
  value: number;
}

declare global {
  interface Window {
    startEntries?: StartEntry[];
  }
}

/** Runs in the page, before its scripts. */
function recordEntries(): void {
  const entries: StartEntry[] = [];
  window.startEntries = entries;
  for (const type of ["paint", "largest-contentful-paint", "longtask", "layout-shift"])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { name, startTime, duration } = entry;
        const shift = entry as PerformanceEntry & { value?: number; hadRecentInput?: boolean };
        entries.push({ type, name, startTime, duration, value: shift.hadRecentInput ? 0 : (shift.value ?? 0) });
      }
    }).observe({ type, buffered: true });
}

/** Runs in the page; false before the navigation. */
function isQuiet(quietMs: number): boolean {
  if (!window.startEntries) return false;
  const ends = window.startEntries.map(({ startTime, duration }) => startTime + duration);
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return performance.now() - Math.max(navigation?.loadEventEnd || Infinity, ...ends) > quietMs;
}

function toPaintTimes(entries: readonly StartEntry[]): Omit<StartTimes, "tbt"> {
  const of = (type: string) => entries.filter((entry) => entry.type === type);
  return {
    fcp: of("paint").find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN,
    lcp: of("largest-contentful-paint").at(-1)?.startTime ?? Number.NaN,
    cls: of("layout-shift").reduce((sum, { value }) => sum + value, 0),
  };
}

/** The part of a trace event that the blocking time needs; microseconds. */
export interface TraceEvent {
  name: string;
  cat: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The processor time of the thread; absent for very short tasks. */
  tdur?: number;
}

/**
 * Sums what each task of the main thread exceeds 50 ms by, after the first paint. Processor time, so that other work of the
 * machine does not count.
 *
 * @returns milliseconds, NaN if nothing was painted
 */
export function toBlockingTime(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) return Number.NaN;
  const tasks = events.filter(
    ({ name, cat, pid, tid, ts, dur = 0 }) =>
      name === "RunTask" && !cat.includes("toplevel") && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - 50), 0);
}
