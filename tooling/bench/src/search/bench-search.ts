import { join } from "node:path";
import { openCluster } from "@noren/backend/db/embedded/cluster";
import { freePort } from "@noren/bootstrap/ports";
import type { ProcessGroup } from "@noren/bootstrap/process-group";
import { startBackend } from "@noren/bootstrap/shop";
import { workspaceRoot } from "@noren/bootstrap/workspace-root";
import { fillShop } from "../backend/fill-shop.ts";
import { measureSearch, measureSuggestions, readQueries } from "./measure-search.ts";

/** Products of the shop whose search times are measured. */
const PRODUCTS = 10_000;
/** The share of queries that must find their products. */
const GOAL = 0.95;
/** The time of 95 % of the answers to a search field, with all those products. */
const SUGGESTIONS_MAX_MS = 100;

/**
 * `npm run bench -- search` sends the queries of `queries.json` to the seeded shops and counts those whose products are
 * among the first five. Then it fills the shop with copies and measures the same queries again, and the suggestions while
 * they are typed, for their time only.
 *
 * @returns what is below the goal
 */
export async function benchSearch(group: ProcessGroup): Promise<string[]> {
  const dataDir = join(workspaceRoot, ".data/bench-search");
  const cluster = await openCluster(dataDir);
  Object.assign(process.env, { NOREN_DATA: dataDir, DATABASE_URL: cluster.url, DATABASE_READ_URL: "" });
  const queries = readQueries();
  const start = async (fresh: boolean) => {
    const { service, origin } = await startBackend({ port: await freePort(), fresh, catalogue: undefined });
    await group.addProcess(service).waitUntilReady(`${origin}/readyz`);
    return { service, origin };
  };
  try {
    const seeded = await start(true);
    const figures = await measureSearch(seeded.origin, queries);
    await seeded.service.stop();
    console.error(`Filling the shop with ${PRODUCTS} products …`);
    await fillShop(cluster.url, { products: PRODUCTS, orders: 0 });
    const filled = await start(false);
    // Before the searches, whose answers would be cached.
    const suggestions = await measureSuggestions(filled.origin, queries);
    const { p50, p95 } = await measureSearch(filled.origin, queries);
    await filled.service.stop();
    const share = figures.passed / figures.queries;
    console.log(
      [
        ...figures.failures,
        `${figures.passed} of ${figures.queries} queries find their products (${(share * 100).toFixed(1)} %)`,
        `Seeded shop: p50 ${figures.p50.toFixed(1)} ms, p95 ${figures.p95.toFixed(1)} ms`,
        `${PRODUCTS} products: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
        `Suggestions of ${PRODUCTS} products: p50 ${suggestions.p50.toFixed(1)} ms, p95 ${suggestions.p95.toFixed(1)} ms (${suggestions.requests} words)`,
        `A static page at the same time: p50 ${suggestions.textP50.toFixed(1)} ms, p95 ${suggestions.textP95.toFixed(1)} ms`,
        `The slowest words: ${suggestions.slowest.map(({ word, time }) => `${word} ${time.toFixed(0)} ms`).join(", ")}`,
      ].join("\n"),
    );
    return [
      ...(share < GOAL ? [`The goal is ${GOAL * 100} % of the queries.`] : []),
      ...(suggestions.p95 < SUGGESTIONS_MAX_MS ? [] : [`Suggestions may take ${SUGGESTIONS_MAX_MS} ms.`]),
    ];
  } finally {
    await cluster.close();
  }
}
