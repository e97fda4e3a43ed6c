import { p99Of } from "./p99.ts";
import type { Throughput } from "./throughput.ts";

/** Runs `work` concurrently, one piece at a time per shopper, until it returns undefined or the time is over. */
export async function byShoppers(
  shoppers: number,
  work: (shopper: number) => Promise<unknown> | undefined,
  seconds = Infinity,
): Promise<Throughput> {
  const took: number[] = [];
  const start = performance.now();
  const shop = async (shopper: number) => {
    for (let now = performance.now(); now - start < seconds * 1000; now = performance.now()) {
      const piece = work(shopper);
      if (!piece) return;
      await piece;
      took.push(performance.now() - now);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, (_, shopper) => shop(shopper)));
  const perSecond = (took.length * 1000) / (performance.now() - start);
  return { perSecond, p99: p99Of(took) };
}
